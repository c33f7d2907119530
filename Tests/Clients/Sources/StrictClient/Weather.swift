struct Weather: Sendable, Equatable {
  var city: String
  var degrees: Int
}

enum WeatherError: Error, Equatable {
  case unknownCity(String)
}
