#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HEAP_BELONGS_TO_A_SANITIZER 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HEAP_BELONGS_TO_A_SANITIZER)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// An executable's own definitions of these names win over glibc's, for it and for all libraries that it loads.
// glibc exports its allocator under these second names; going through dlsym instead would allocate by itself.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool is_counting;
static atomic_uint_fast64_t allocations;
static atomic_uint_fast64_t allocated_bytes;
static atomic_uint_fast64_t frees;
static atomic_uint_fast64_t freed_bytes;

static inline bool counting(void) {
  return __builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), false);
}

static void add(atomic_uint_fast64_t *total, uint64_t amount) {
  atomic_fetch_add_explicit(total, amount, memory_order_relaxed);
}

static void *count_allocation(void *block) {
  if (block != NULL) {
    add(&allocations, 1);
    add(&allocated_bytes, malloc_usable_size(block));
  }
  return block;
}

static void count_free(size_t bytes) {
  add(&frees, 1);
  add(&freed_bytes, bytes);
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  return counting() ? count_allocation(block) : block;
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  return counting() ? count_allocation(block) : block;
}

void *realloc(void *old, size_t size) {
  if (!counting()) {
    return __libc_realloc(old, size);
  }
  size_t old_bytes = old == NULL ? 0 : malloc_usable_size(old);
  void *block = __libc_realloc(old, size);
  bool old_is_gone = old != NULL && (block != NULL || size == 0);
  if (old_is_gone) {
    count_free(old_bytes);
  }
  return count_allocation(block);
}

void *memalign(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  return counting() ? count_allocation(block) : block;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  bool is_power_of_two = alignment != 0 && (alignment & (alignment - 1)) == 0;
  if (!is_power_of_two || alignment % sizeof(void *) != 0) {
    return EINVAL;
  }
  void *block = memalign(alignment, size);
  if (block == NULL) {
    return ENOMEM;
  }
  *result = block;
  return 0;
}

void free(void *block) {
  if (block != NULL && counting()) {
    count_free(malloc_usable_size(block));
  }
  __libc_free(block);
}

bool allocation_counter_is_available(void) {
  return true;
}

void allocation_counter_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&allocated_bytes, 0);
  atomic_store(&frees, 0);
  atomic_store(&freed_bytes, 0);
  atomic_store(&is_counting, true);
}

AllocationTotals allocation_counter_stop(void) {
  atomic_store(&is_counting, false);
  return (AllocationTotals){
    .allocations = atomic_load(&allocations),
    .allocated_bytes = atomic_load(&allocated_bytes),
    .frees = atomic_load(&frees),
    .freed_bytes = atomic_load(&freed_bytes),
  };
}

#else

bool allocation_counter_is_available(void) {
  return false;
}

void allocation_counter_start(void) {}

AllocationTotals allocation_counter_stop(void) {
  return (AllocationTotals){0};
}

#endif
