// Loops whose variable comes to the end of its type, under each schedule: the number of iterations is that of the bounds.
#include <limits.h>
#include <stdio.h>
#define LOOPS(S) \
  { \
    long n = 0; \
    _Pragma(S) for (int i = INT_MIN; i < INT_MAX; i += 0x20000000) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (int i = INT_MAX; i > INT_MIN; i -= 0x20000001) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (signed char i = -128; i < 127; i += 50) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (long long i = LLONG_MIN; i < LLONG_MAX; i += 0x2000000000000000LL) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (int i = INT_MAX - 7; i < INT_MAX; i += 3) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (unsigned long long i = ULLONG_MAX - 5; i < ULLONG_MAX; i++) n++; \
    printf("%ld ", n), n = 0; \
    _Pragma(S) for (long long i = LLONG_MIN + 5; i > LLONG_MIN; i--) n++; \
    printf("%ld\n", n); \
  }
int main(void)
{
  LOOPS("omp parallel for reduction(+: n) num_threads(3)")
  LOOPS("omp parallel for reduction(+: n) num_threads(3) schedule(static, 2)")
  LOOPS("omp parallel for reduction(+: n) num_threads(3) schedule(dynamic)")
  LOOPS("omp parallel for reduction(+: n) num_threads(3) schedule(guided)")
  LOOPS("omp parallel for ordered reduction(+: n) num_threads(3)")
  LOOPS("omp simd reduction(+: n)")
  LOOPS("omp taskloop reduction(+: n)")
  LOOPS("omp target teams distribute parallel for reduction(+: n) map(tofrom: n)")
  LOOPS("acc parallel loop reduction(+: n)")
  return 0;
}
