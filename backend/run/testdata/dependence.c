/* Loops that do not say whether their iterations are independent give what a sequential program gives. */
#include <stdio.h>
#include <stdlib.h>

#define N 2000

static void show(const char *what, const int *a, int n)
{
    unsigned h = 0;
    for (int i = 0; i < n; i++)
        h = h * 31 + a[i];
    printf("%s %d %d %u\n", what, a[1], a[n - 1], h);
}

/* Nothing tells the compiler whether p and q overlap. */
static void shift(int *p, int *q, int n)
{
    #pragma acc kernels loop present(p, q)
    for (int i = 0; i < n; i++)
        p[i] = q[i] + 1;
}

static void prefix(int *a, int n)
{
    #pragma acc kernels loop copy(a[0:n])
    for (int i = 1; i < n; i++)
        a[i] += a[i - 1];
}

static void transpose(int *a, int *b, int n)
{
    #pragma acc kernels copyin(b[0:n*n]) copy(a[0:n*n])
    {
        #pragma acc loop collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i * n + j] = b[j * n + i];
        #pragma acc loop
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                a[i * n + j] += a[j * n + i];
    }
}

static void histogram(int *h, const int *a, int n)
{
    #pragma acc kernels loop copyin(a[0:n]) copy(h[0:10])
    for (int i = 0; i < n; i++)
        h[a[i] % 10]++;
}

static int sum(const int *a, int n)
{
    int s = 0, t = 0;
    #pragma acc kernels copyin(a[0:n])
    {
        #pragma acc loop reduction(+:s)
        for (int i = 0; i < n; i++)
            s += a[i];
        #pragma acc loop
        for (int i = 0; i < n; i++)
            t += a[i];
    }
    return s - t;
}

static void automatic(int *a, int *b, int n)
{
    #pragma acc parallel num_gangs(7) copy(a[0:n]) copyin(b[0:n])
    {
        #pragma acc loop auto
        for (int i = 0; i < n; i++)
            a[i] = 3 * b[i];
    }
}

/* The inner loops are independent, what they do in one round of the outer loop and the next is not. */
static void inner(int *a, int n)
{
    #pragma acc parallel loop auto copy(a[0:n+1])
    for (int i = 0; i < 50; i++) {
        #pragma acc loop auto
        for (int j = 0; j < i * (n / 50); j++)
            a[j + 1] = a[0] + i * j;
    }
    #pragma acc parallel copy(a[0:n])
    {
        #pragma acc loop auto
        for (int i = 0; i < n; i++)
            a[i] += i;
        #pragma acc loop auto
        for (int i = 0; i < n / 2; i++)
            a[i] += a[n - 1 - i];
    }
}

int main(void)
{
    int *a = malloc(N * sizeof *a), *b = malloc(N * sizeof *b);
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i % 17;
    #pragma acc data copy(a[0:N], b[0:N])
    {
        shift(a, b, N);
        shift(b + 1, b, N - 1);
        shift(a, a + 1, N - 1);
    }
    show("apart", a, N);
    show("overlapping", b, N);
    prefix(a, N);
    show("prefix", a, N);
    transpose(a, b, 40);
    show("transpose", a, 1600);
    int h[10] = {0};
    histogram(h, b, N);
    show("histogram", h, 10);
    printf("sum %d\n", sum(b, N));
    automatic(a, b, N);
    show("auto", a, N);
    inner(a, N - 1);
    show("inner", a, N);
    free(a);
    free(b);
    return 0;
}
