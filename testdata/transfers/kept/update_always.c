// silent
#include <stdio.h>

int main(void)
{
    double a[16];
    for (int i = 0; i < 16; i++)
        a[i] = i;
#pragma omp target data map(tofrom: a)
    for (int k = 0; k < 4; k++) {
#pragma omp target teams distribute parallel for map(always, to: a)
        for (int i = 0; i < 16; i++)
            a[i] += i;
#pragma omp target update from(a)
        printf("%g\n", a[3]);
    }
    printf("%g\n", a[5]);
    return 0;
}
