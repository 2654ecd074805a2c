// find: data race of a, write at 9:9, write at 9:9
#include <stdio.h>
#define N 20000
double a[N];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i % (N - 1)] = i;
    printf("%g\n", a[1]);
}
