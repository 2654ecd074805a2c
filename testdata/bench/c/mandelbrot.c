/*
 * mandelbrot: how long points of the plane take to escape; rows cost very unequal time.
 *
 *   mandelbrot [N [LIMIT]]
 *   small: mandelbrot 50 100
 */
#include <stdio.h>
#include <stdlib.h>

#pragma acc routine seq
static int escape(double cx, double cy, int limit)
{
    double x = 0.0, y = 0.0;
    int k = 0;
    while (k < limit && x * x + y * y <= 4.0) {
        double t = x * x - y * y + cx;
        y = 2.0 * x * y + cy;
        x = t;
        k++;
    }
    return k;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int limit = argc > 2 ? atoi(argv[2]) : 1000;
    int *steps = malloc(n * n * sizeof *steps);
    if (!steps)
        return 1;
#pragma acc parallel loop collapse(2) copyout(steps[0:n * n])
#pragma omp parallel for collapse(2) schedule(dynamic, 64)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            steps[i * n + j] = escape(-2.0 + 2.5 * j / n, -1.25 + 2.5 * i / n, limit);
    unsigned sum = 0;
    long total = 0;
    for (int i = 0; i < n * n; i++) {
        sum = sum * 31 + steps[i];
        total += steps[i];
    }
    printf("mandelbrot: %d x %d points, limit %d, %ld steps, checksum %08x\n", n, n, limit, total, sum);
    free(steps);
    return 0;
}
