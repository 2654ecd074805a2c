/* Alignments that allocate directives and clauses ask for, and that aligned variables are apart from one another. */
#include <omp.h>
#include <stdint.h>
#include <stdio.h>

static int g[7];
#pragma omp allocate(g) align(128)

static int off(const void *p, int bytes) { return (uintptr_t)p % bytes != 0; }

static int locals(void)
{
    char c, w[3];
    double x;
#pragma omp allocate(w, x) align(64)
#pragma omp allocate(c) allocator(omp_default_mem_alloc)
    w[0] = 1, x = 2, c = 3;
    int bad = 0;
    {
        char q[5];
#pragma omp allocate(q) align(32) allocator(omp_default_mem_alloc)
        q[0] = 4;
        bad += off(q, 32) + (q[0] != 4);
    }
    static char s[3] = {3}; // all threads have it
#pragma omp allocate(s) align(256)
    bad += c != 3;
    return bad + off(w, 64) + off(&x, 64) + off(g, 128) + off(s, 256) + (w[0] + x + s[0] != 6);
}

static int apart(void)
{
    _Alignas(64) char w[3];
    _Alignas(64) double x;
    w[0] = 1, x = 2;
    int bad = 0;
    {
        _Alignas(32) char q[5];
        q[0] = 2;
        bad += off(q, 32);
    }
    return bad + off(w, 64) + off(&x, 64) + (w[0] + x != 3);
}

int main(void)
{
    int bad = 0, v = 5;
    char w[3] = {1, 2, 3};
    double d = 0;
#pragma omp parallel num_threads(3) private(v) firstprivate(w) allocate(align(64) : v, w) allocate(align(128) : d) reduction(+ : bad, d)
    {
        v = 1, d += v;
        bad += off(&v, 64) + off(w, 64) + off(&d, 128) + (w[2] != 3) + locals() + apart();
    }
    printf("bad %d, sum %g\n", bad, d);
    return 0;
}
