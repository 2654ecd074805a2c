/*
 * cg: the conjugate gradient method for a sparse symmetric system.
 *
 *   cg [N [MAX_ITERATIONS]]
 *
 * The matrix is the five-point Laplacian of an N*N grid plus a shift of the
 * diagonal, in compressed rows. The right-hand side is made from a solution
 * that is known, so that the error of the answer can be printed.
 * Matrix and vectors live in structs; their members are copied to the device
 * after the struct itself and attached to it.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct csr {
    int rows;
    int entries;
    int *start;    /* rows + 1: where the entries of each row begin */
    int *column;   /* entries */
    double *value; /* entries */
};

struct vectors {
    int n;
    double *x; /* the answer */
    double *r; /* the residual */
    double *p; /* the search direction */
    double *q; /* matrix times direction */
};

struct outcome {
    int iterations;
    double residual;
};

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fprintf(stderr, "cg: out of memory\n");
        exit(1);
    }
    return memory;
}

static double exact(int row)
{
    return 1.0 + (double)(row % 10) / 10.0;
}

static struct csr laplacian(int n)
{
    struct csr m = {.rows = n * n, .entries = 0};
    m.start = allocate((size_t)m.rows + 1, sizeof *m.start);
    m.column = allocate((size_t)m.rows * 5, sizeof *m.column);
    m.value = allocate((size_t)m.rows * 5, sizeof *m.value);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            int row = i * n + j;
            int neighbour[4] = {i > 0 ? row - n : -1, j > 0 ? row - 1 : -1,
                                j < n - 1 ? row + 1 : -1, i < n - 1 ? row + n : -1};
            m.start[row] = m.entries;
            for (int k = 0; k < 4; k++) {
                if (k == 2) {
                    m.column[m.entries] = row;
                    m.value[m.entries++] = 4.1;
                }
                if (neighbour[k] >= 0) {
                    m.column[m.entries] = neighbour[k];
                    m.value[m.entries++] = -1.0;
                }
            }
        }
    }
    m.start[m.rows] = m.entries;
    return m;
}

#pragma acc routine seq
static double product(double value, double factor)
{
    return value * factor;
}

/* One row of the matrix times p. */
#pragma acc routine vector
static double row_times(const struct csr *m, int row, const double *p)
{
    double sum = 0.0;
    int end = m->start[row + 1];
#pragma acc loop vector reduction(+ : sum)
    for (int k = m->start[row]; k < end; k++)
        sum += product(m->value[k], p[m->column[k]]);
    return sum;
}

/* q = A*p; the result is the inner product of p and q. */
static double apply(const struct csr *m, struct vectors *v)
{
    double pq = 0.0;
#pragma acc parallel loop gang present(m[0:1], v[0:1]) reduction(+ : pq)
    for (int row = 0; row < m->rows; row++) {
        double sum = row_times(m, row, v->p);
        v->q[row] = sum;
        pq += sum * v->p[row];
    }
    return pq;
}

/* x += alpha*p, r -= alpha*q; the result is the new squared residual. */
static double advance(struct vectors *v, double alpha)
{
    double rr = 0.0;
#pragma acc parallel loop present(v[0:1]) reduction(+ : rr)
    for (int i = 0; i < v->n; i++) {
        v->x[i] += alpha * v->p[i];
        v->r[i] -= alpha * v->q[i];
        rr += v->r[i] * v->r[i];
    }
    return rr;
}

static void turn(struct vectors *v, double beta)
{
#pragma acc parallel loop present(v[0:1])
    for (int i = 0; i < v->n; i++)
        v->p[i] = v->r[i] + beta * v->p[i];
}

/* The structs go first, then what they point to, which is attached to them. */
static void to_device(struct csr *m, struct vectors *v)
{
#pragma acc enter data copyin(m[0:1], v[0:1])
#pragma acc enter data copyin(m->start[0:m->rows + 1])      \
    copyin(m->column[0:m->entries], m->value[0:m->entries]) \
    copyin(v->x[0:v->n], v->r[0:v->n]) create(v->p[0:v->n], v->q[0:v->n])
}

static void from_device(struct csr *m, struct vectors *v)
{
#pragma acc exit data copyout(v->x[0:v->n]) \
    delete(v->r[0:v->n], v->p[0:v->n], v->q[0:v->n])
#pragma acc exit data delete(m->start[0:m->rows + 1]) \
    delete(m->column[0:m->entries], m->value[0:m->entries])
#pragma acc exit data delete(m[0:1], v[0:1])
}

static struct outcome solve(struct csr *m, struct vectors *v, int max_iterations)
{
    struct outcome o = {0, 0.0};
    int n = v->n;
    double rr = 0.0;

    to_device(m, v);
#pragma acc parallel loop present(v[0:1]) reduction(+ : rr)
    for (int i = 0; i < n; i++) {
        v->p[i] = v->r[i];
        rr += v->r[i] * v->r[i];
    }

    double target = rr * 1.0e-24;
    while (rr > target && o.iterations < max_iterations) {
        double alpha = rr / apply(m, v);
        double next = advance(v, alpha);
        turn(v, next / rr);
        rr = next;
        o.iterations++;
    }
    from_device(m, v);

    o.residual = sqrt(rr);
    return o;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    int max_iterations = argc > 2 ? atoi(argv[2]) : 1000;
    if (n < 1 || max_iterations < 1) {
        fprintf(stderr, "usage: %s [N [MAX_ITERATIONS]]\n", argv[0]);
        return 2;
    }

    struct csr matrix = laplacian(n);
    struct vectors v = {.n = matrix.rows};
    v.x = allocate((size_t)v.n, sizeof(double));
    v.r = allocate((size_t)v.n, sizeof(double));
    v.p = allocate((size_t)v.n, sizeof(double));
    v.q = allocate((size_t)v.n, sizeof(double));
    for (int row = 0; row < v.n; row++)
        for (int k = matrix.start[row]; k < matrix.start[row + 1]; k++)
            v.r[row] += matrix.value[k] * exact(matrix.column[k]);

    struct outcome o = solve(&matrix, &v, max_iterations);

    double worst = 0.0;
    double sum = 0.0;
    for (int i = 0; i < v.n; i++) {
        worst = fmax(worst, fabs(v.x[i] - exact(i)));
        sum += v.x[i];
    }
    printf("cg: %d unknowns, %d entries\n", matrix.rows, matrix.entries);
    printf("converged: %s\n", o.iterations < max_iterations ? "yes" : "no");
    printf("x[0] = %.6f, x[n/2] = %.6f, sum = %.6f\n", v.x[0], v.x[v.n / 2], sum);
    printf("residual and error small: %s\n",
           o.residual < 1.0e-8 && worst < 1.0e-9 ? "yes" : "no");

    free(matrix.start);
    free(matrix.column);
    free(matrix.value);
    free(v.x);
    free(v.r);
    free(v.p);
    free(v.q);
    return worst < 1.0e-9 ? 0 : 1;
}
