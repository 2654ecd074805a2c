// The bounds of a loop may be farther apart than the largest number: the loop that would go the other way has no iterations.
#include <stdio.h>
#include <limits.h>
volatile long long lo = 6000000000000000000LL, hi = -6000000000000000000LL;
int main(void) { long n = 0;
#pragma acc parallel loop reduction(+: n)
 for (long long i = lo; i < hi; i++) n++;
 printf("%ld\n", n);
#pragma omp target teams distribute parallel for reduction(+: n) map(tofrom: n)
 for (long long i = lo; i < hi; i++) n++;
 printf("%ld\n", n);
#pragma omp parallel for reduction(+: n)
 for (long long i = lo; i <= hi; i++) n++;
 printf("%ld\n", n);
#pragma omp parallel for reduction(+: n)
 for (long long i = hi; i > lo; i--) n++;
 printf("%ld\n", n);
#pragma omp parallel for reduction(+: n) collapse(2)
 for (int j = 0; j < 2; j++) for (long long i = hi; i > lo; i--) n++;
 printf("%ld\n", n);
 return 0; }
