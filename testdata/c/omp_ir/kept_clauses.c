// Clauses that say nothing about the code, and those for which an operation has less room than the directive.
#include <omp.h>

void call(int, int *);

void kept(int n, float *x, int *v)
{
    int y = 0;
#pragma omp parallel num_threads(strict: n) message("few threads") severity(warning)
    call(y, v);
#pragma omp parallel num_threads(4, 2) firstprivate(saved: y) safesync(2)
    call(y, v);
#pragma omp parallel private(y) allocate(allocator(omp_high_bw_mem_alloc), align(64): y)
    y = 1;
#pragma omp task affinity(x[0:8]) untied(1) mergeable(0) threadset(omp_pool) replayable
    call(n, v);
#pragma omp for simd private(y) allocate(omp_default_mem_alloc: y) nowait(1)
    for (int i = 0; i < n; i++) {
        y = i;
        x[i] = y;
    }
#pragma omp sections lastprivate(conditional: y)
    {
        y = n;
    }
#pragma omp simd aligned(x)
    for (int i = 0; i < n; i++)
        x[i] = 1;
#pragma omp atomic update acq_rel memscope(device)
    y += n;
}
