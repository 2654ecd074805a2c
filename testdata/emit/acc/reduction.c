// Reductions of teams: distribute alone has none, so that they are those of the compute construct.
#include <stdio.h>

int main(void)
{
    int s = 0, m = 0;
    double a[100];
    for (int i = 0; i < 100; i++)
        a[i] = i;
#pragma omp target teams distribute reduction(+: s) map(tofrom: s)
    for (int i = 0; i < 100; i++)
        s += a[i];
#pragma omp target teams distribute simd reduction(max: m) map(tofrom: m)
    for (int i = 0; i < 100; i++)
        if (a[i] > m)
            m = a[i];
#pragma omp target teams reduction(+: s) map(tofrom: s)
    {
#pragma omp distribute
        for (int i = 0; i < 100; i++)
            s += a[i];
    }
#pragma omp target map(tofrom: s)
#pragma omp teams distribute reduction(+: s)
    for (int i = 0; i < 100; i++)
        s += a[i];
    printf("%d %d\n", s, m);
    return 0;
}
