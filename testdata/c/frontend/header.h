#ifndef HEADER_H
#define HEADER_H
#pragma acc routine seq
static inline int twice(int x) { return 2 * x; }
#define FILL(a, n) \
  _Pragma("acc parallel loop copy(a[0:n])") \
  for (int i = 0; i < n; i++) a[i] = 0
#endif
