/* Arrays of pointers with the rows that they point to. */
#include <stdio.h>
#include <stdlib.h>

struct grid { double **cell; int rows, columns; };

static double **rows_of(int n, int m)
{
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(m * sizeof **a);
        for (int j = 0; j < m; j++)
            a[i][j] = i * 100 + j;
    }
    return a;
}

static double sum(double **a, int n, int m)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            s += a[i][j] * (1 + i) * (1 + j % 3);
    return s;
}

static void step(double **a, double **b, int n, int m)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = a[i][j] + 1;
}

static void declared(double **a, int n, int m)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i][1] = -a[i][1];
    if (m > 100)
        return;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i][2] = -a[i][2];
}

static double last(double **a, int n, int m)
{
    double s = 0;
#pragma omp parallel for reduction(+: s)
    for (int i = 0; i < n; i++)
        s += a[i][m - 1];
    return s + a[0][0];
}

static void three(void)
{
    int n = 3, m = 4, k = 5;
    float ***a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(m * sizeof **a);
        for (int j = 0; j < m; j++) {
            a[i][j] = malloc(k * sizeof ***a);
            for (int l = 0; l < k; l++)
                a[i][j][l] = 100 * i + 10 * j + l;
        }
    }
    {
#pragma omp parallel for collapse(3)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int l = 0; l < k; l++)
                    a[i][j][l] *= 2;
        printf("%g\n", a[1][1][2]);
    }
    printf("%g %g\n", a[0][0][1], a[2][3][4]);
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i][2][0] = -1;
    printf("%g %g\n", a[0][2][0], a[2][2][0]);
}

int main(void)
{
    int n = 5, m = 7;
    double **a = rows_of(n, m), **b = rows_of(n, m);
    int *few[3];
    for (int i = 0; i < 3; i++)
        few[i] = calloc(4, sizeof(int));

    /* structured, with pointers that change meanwhile */
    {
        for (int t = 0; t < 4; t++) {
            step(a, b, n, m);
            double **other = a;
            a = b;
            b = other;
        }
        n = 3;
    }
    n = 5;
    printf("%g %g\n", sum(a, n, m), sum(b, n, m));

    /* a combined construct with everything */
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++)
            b[i][j] = 2 * a[i][j];
        if (i < 3)
            few[i][i] = i + 1;
    }
    printf("%g %d %d\n", sum(b, n, m), few[0][0], few[2][2]);

    /* unstructured, parts, and bounds that do not begin at 0 */
#pragma omp parallel for
    for (int i = 1; i < 4; i++)
        for (int j = 2; j < 6; j++)
            a[i][j] += 1000;
    printf("%g\n", sum(a, n, m));
    a[1][2] = 5;
    printf("%g\n", sum(a, n, m));

    /* counted, and the pointers alone around it */
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i][0] += 1;
    printf("%g\n", sum(a, n, m));
    printf("%g\n", sum(a, n, m));
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i][0] += 1;
    printf("%g\n", sum(a, n, m));

    /* members, conditions, queues */
    struct grid g = {a, n, m}, *p = &g;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        g.cell[i][3] = 7;
    printf("%g\n", sum(a, n, m));
#pragma omp parallel for if(p->rows > 2)
    for (int i = 0; i < n; i++)
        g.cell[i][4] = 8;
    printf("%g\n", sum(a, n, m));
    if (n > 2)
#pragma omp parallel for if(m > 3)
        for (int i = 0; i < n; i++)
            a[i][5] = 9;
    else
        printf("few\n");
    printf("%g\n", sum(a, n, m));
    declared(a, n, m);
    printf("%g\n", sum(a, n, m));
    printf("%g\n", last(a, n, m));

    {
        for (int i = 0; i < n; i++)
            a[i][6] = i;
        a[0][0] = 3;
    }
    printf("%g\n", sum(a, n, m));
    three();
    return 0;
}
