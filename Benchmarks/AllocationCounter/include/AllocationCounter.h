#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the whole process took from and gave back to the heap during one counting pass.
/// Bytes are the usable sizes of the blocks, so that taken and returned bytes cancel out exactly.
typedef struct {
  uint64_t allocations;
  uint64_t allocated_bytes;
  uint64_t frees;
  uint64_t freed_bytes;
} AllocationTotals;

/// Whether this build can count: on Linux with glibc, and without a sanitizer.
bool allocation_counter_is_available(void);

/// Sets the totals to zero and starts to count, on all threads.
void allocation_counter_start(void);

/// Stops counting. All zero where counting is not available.
AllocationTotals allocation_counter_stop(void);

#endif
