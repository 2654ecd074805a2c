#include <stdio.h>
#define N 20000
double a[N];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        a[i] = i;
    printf("%g\n", a[1]);
}
