// find: data race of x, write at 8:9, read at 14:16
#include <stdio.h>
static double x[40], y[40];
static void fill(double s)
{
#pragma omp for nowait
    for (int i = 0; i < 40; i++)
        x[i] = s * i;
}
static void use(void)
{
#pragma omp for
    for (int i = 0; i < 40; i++)
        y[i] = x[39 - i];
}
int main(void)
{
#pragma omp parallel
    {
        fill(2);
        use();
    }
    printf("%g\n", y[0]);
}
