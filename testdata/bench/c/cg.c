/*
 * cg: conjugate gradients for a sparse matrix in compressed rows, the five-point Laplacian of a square grid.
 *
 *   cg [N [ITERATIONS]]
 *   small: cg 12 100
 *
 * Inner products depend on the order of summation; the solution, which is known, is printed to the digits that do not.
 */
#include <stdio.h>
#include <stdlib.h>

static double multiply(int rows, const int *restrict start, const int *restrict column, const double *restrict value,
                       const double *restrict p, double *restrict q)
{
    double pq = 0.0;
#pragma acc parallel loop present(start[0:rows + 1], column[0:5 * rows], value[0:5 * rows], p[0:rows], q[0:rows]) \
    reduction(+ : pq)
#pragma omp parallel for reduction(+ : pq)
    for (int row = 0; row < rows; row++) {
        double sum = 0.0;
        for (int k = start[row]; k < start[row + 1]; k++)
            sum += value[k] * p[column[k]];
        q[row] = sum;
        pq += sum * p[row];
    }
    return pq;
}

static double advance(int rows, double alpha, double *restrict x, double *restrict r, const double *restrict p,
                      const double *restrict q)
{
    double rr = 0.0;
#pragma acc parallel loop present(x[0:rows], r[0:rows], p[0:rows], q[0:rows]) reduction(+ : rr)
#pragma omp parallel for reduction(+ : rr)
    for (int i = 0; i < rows; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
        rr += r[i] * r[i];
    }
    return rr;
}

static void turn(int rows, double beta, const double *restrict r, double *restrict p)
{
#pragma acc parallel loop present(r[0:rows], p[0:rows])
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        p[i] = r[i] + beta * p[i];
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int iterations = argc > 2 ? atoi(argv[2]) : 400;
    int rows = n * n, entries = 0;
    int *start = malloc((rows + 1) * sizeof *start);
    int *column = calloc(5 * rows, sizeof *column);
    double *value = calloc(5 * rows, sizeof *value);
    double *x = calloc(rows, sizeof *x);
    double *r = malloc(rows * sizeof *r);
    double *p = malloc(rows * sizeof *p);
    double *q = malloc(rows * sizeof *q);
    if (!start || !column || !value || !x || !r || !p || !q)
        return 1;
    double rr = 0.0;
    for (int row = 0; row < rows; row++) {
        int i = row / n, j = row % n;
        int near[5] = {i > 0 ? row - n : -1, j > 0 ? row - 1 : -1, row, j < n - 1 ? row + 1 : -1, i < n - 1 ? row + n : -1};
        start[row] = entries;
        r[row] = 0.0;
        for (int k = 0; k < 5; k++) {
            if (near[k] < 0)
                continue;
            column[entries] = near[k];
            value[entries] = near[k] == row ? 4.2 : -1.0;
            r[row] += value[entries] * (1.0 + near[k] % 10); /* the solution is 1 + row % 10 */
            entries++;
        }
        p[row] = r[row];
        rr += r[row] * r[row];
    }
    start[rows] = entries;
#pragma acc data copyin(start[0:rows + 1], column[0:5 * rows], value[0:5 * rows], r[0:rows], p[0:rows]) \
    copy(x[0:rows]) create(q[0:rows])
    for (int k = 0; k < iterations && rr > 1e-22; k++) {
        double alpha = rr / multiply(rows, start, column, value, p, q);
        double next = advance(rows, alpha, x, r, p, q);
        turn(rows, next / rr, r, p);
        rr = next;
    }
    double sum = 0.0, wrong = 0.0;
    for (int i = 0; i < rows; i++) {
        double distance = x[i] - (1.0 + i % 10);
        sum += x[i];
        wrong += distance * distance;
    }
    printf("cg: %d rows, %d entries, sum %.4f, solved: %s\n", rows, entries, sum, wrong < 1e-12 ? "yes" : "no");
    free(start);
    free(column);
    free(value);
    free(x);
    free(r);
    free(p);
    free(q);
    return 0;
}
