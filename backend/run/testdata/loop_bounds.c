#include <stdio.h>
#include <limits.h>
int main(void) {
  unsigned long n = 0, s = 0;
  unsigned long lo = 0xfffffffffffffff0UL, hi = 0xfffffffffffffff8UL;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned long i = lo; i < hi; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned long i = 0x7ffffffffffffffeUL; i < 0x8000000000000005UL; i += 2) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned long i = hi; i > lo; i--) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned long i = hi; i >= lo; i -= 3) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned long i = lo; i != hi; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
  unsigned ulo = 0xfffffff0u, uhi = 0xfffffff8u;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned i = ulo; i < uhi; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned i = uhi; i >= ulo; i -= 5) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned i = 10; i != 0; i--) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned i = 0; i < 0xe0000001u; i += 0x10000000) { n++; s += i >> 28; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned char i = 250; i < 255; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (int i = -5; i < (int)10u; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
  unsigned m = 10;
#pragma acc parallel loop reduction(+:n,s)
  for (int i = 0; i < m; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
  int im = -3;
#pragma acc parallel loop reduction(+:n,s)
  for (unsigned i = 0xfffffff0u; i < im; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
  long lm = LONG_MAX;
#pragma acc parallel loop reduction(+:n,s)
  for (long i = LONG_MAX - 10; i < lm; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (long i = LONG_MIN; i < LONG_MIN + 7; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (long i = LONG_MIN; i < LONG_MAX - 5; i += LONG_MAX/2) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (int i = INT_MIN; i <= INT_MIN + 7; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (int i = INT_MAX - 7; i < INT_MAX - 3; i+=3) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop reduction(+:n,s)
  for (long long i = 5; i > -5; i-=2) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
  for (unsigned long i = lo; i < hi; i++) { n++; s += i & 15; }
  for (unsigned i = uhi; i >= ulo; i -= 5) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc kernels
  for (unsigned long i = lo; i < hi; i++) { n++; s += i & 15; }
  printf("%lu %lu\n", n, s);
  n = s = 0;
#pragma acc parallel loop collapse(2) reduction(+:n,s)
  for (unsigned long i = lo; i < hi; i++) 
  for (unsigned j = ulo; j < uhi; j++) { n++; s += (i & 15) * (j & 15); }
  printf("%lu %lu\n", n, s);
  unsigned long k;
  n = s = 0;
#pragma acc parallel loop seq reduction(+:n,s)
  for (k = lo; k < hi; k++) { n++; s += k & 15; }
  printf("%lu %lu\n", n, s);
#pragma acc parallel loop seq tile(4) reduction(+:n,s)
  for (k = lo; k < hi; k++) { n++; s += k & 15; }
  printf("%lu %lu\n", n, s);
}
