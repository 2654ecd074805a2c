#include <stdio.h>

#define N 1000

int main(void)
{
    double a[N], sum = 0, t;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        t = 0.5 * i;
        a[i] = t * t;
        sum += a[i];
    }
    printf("%g\n", sum);
    return 0;
}
