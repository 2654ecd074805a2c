// The default allocator is one of the data environment of a task: others keep theirs. The null allocator means it.
#include <omp.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    omp_alloctrait_t traits[] = {{omp_atk_alignment, 256}};
    omp_allocator_handle_t h = omp_init_allocator(omp_default_mem_space, 1, traits), before = omp_get_default_allocator();
    int own = 0;
#pragma omp parallel num_threads(3) reduction(+ : own)
    {
        if (omp_get_thread_num() == 0)
            omp_set_default_allocator(h);
#pragma omp barrier
        own += omp_get_default_allocator() == h;
        if (omp_get_thread_num() == 0) {
            void *p = omp_alloc(3, omp_null_allocator);
            own += 10 * ((uintptr_t)p % 256 == 0);
            omp_free(p, omp_null_allocator);
        }
    }
    printf("%d %d %d\n", own, omp_get_default_allocator() == before, omp_alloc(0, omp_default_mem_alloc) == NULL);
    return 0;
}
