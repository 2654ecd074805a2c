#include <stdio.h>
#include <omp.h>
int main(void)
{
    double a[4][16];
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        double t;
#pragma omp parallel for num_threads(2) private(t)
        for (int j = 0; j < 16; j++) {
            t = i * j;
            a[i][j] = t + 1;
        }
    }
    printf("%g\n", a[3][15]);
}
