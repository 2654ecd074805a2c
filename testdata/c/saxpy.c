/*
 * saxpy: y = a*x + y, the "hello, world" of accelerators.
 *
 *   saxpy [N [REPETITIONS]]
 *
 * Every element of y is known in closed form, so the program checks itself:
 * after r repetitions y[i] = y0[i] + r*a*x[i], and all values are chosen so
 * that single precision holds them exactly.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void saxpy(int n, float a, const float *restrict x, float *restrict y)
{
#pragma acc parallel loop present(x[0:n], y[0:n])
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}

static float initial_x(int i)
{
    return (float)(i % 64);
}

static float initial_y(int i)
{
    return (float)(i % 32) * 0.5f;
}

/* The largest distance of y from its closed form. */
static float max_error(int n, float a, int reps, const float *x, const float *y)
{
    float worst = 0.0f;
#pragma acc parallel loop copyin(x[0:n], y[0:n]) reduction(max : worst)
    for (int i = 0; i < n; i++) {
        float expected = (float)(i % 32) * 0.5f + (float)reps * a * x[i];
        float error = fabsf(y[i] - expected);
        if (error > worst)
            worst = error;
    }
    return worst;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
    int reps = argc > 2 ? atoi(argv[2]) : 8;
    if (n < 1 || reps < 1) {
        fprintf(stderr, "usage: %s [N [REPETITIONS]]\n", argv[0]);
        return 2;
    }

    const float a = 2.0f;
    float *x = malloc((size_t)n * sizeof *x);
    float *y = malloc((size_t)n * sizeof *y);
    if (!x || !y) {
        fprintf(stderr, "saxpy: out of memory for n = %d\n", n);
        return 1;
    }
    for (int i = 0; i < n; i++) {
        x[i] = initial_x(i);
        y[i] = initial_y(i);
    }

#pragma acc data copyin(x[0:n]) copy(y[0:n])
    {
        for (int r = 0; r < reps; r++)
            saxpy(n, a, x, y);
    }

    double sum = 0.0;
#pragma acc parallel loop reduction(+ : sum) copyin(y[0:n])
    for (int i = 0; i < n; i++)
        sum += y[i];

    float error = max_error(n, a, reps, x, y);
    printf("saxpy: n = %d, repetitions = %d\n", n, reps);
    printf("y[0] = %.1f, y[n/2] = %.1f, y[n-1] = %.1f\n", y[0], y[n / 2], y[n - 1]);
    printf("sum = %.1f\n", sum);
    printf("max error = %g: %s\n", error, error == 0.0f ? "ok" : "WRONG");

    free(x);
    free(y);
    return error == 0.0f ? 0 : 1;
}
