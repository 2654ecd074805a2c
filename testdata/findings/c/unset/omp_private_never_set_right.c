#include <stdio.h>
int main(void)
{
    double w[3] = {1, 2, 3}, r[20];
#pragma omp parallel for firstprivate(w)
    for (int i = 0; i < 20; i++)
        r[i] = i * w[i % 3];
    printf("%g\n", r[19]);
}
