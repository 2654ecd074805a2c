#include <stdio.h>
int main(void)
{
    double a[32], s = 0;
    for (int i = 0; i < 32; i++) a[i] = i;
#pragma omp target map(to: a) map(tofrom: s)
#pragma omp teams distribute parallel for reduction(+: s)
    for (int i = 0; i < 32; i++) s += a[i];
    printf("%g\n", s);
}
