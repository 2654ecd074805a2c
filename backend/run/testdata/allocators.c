/* Allocators with a pool, and what they do where it has no room. */
#include <omp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    omp_alloctrait_t null_traits[] = {{omp_atk_alignment, 256}, {omp_atk_pool_size, 4096}, {omp_atk_fallback, omp_atv_null_fb}};
    omp_allocator_handle_t a = omp_init_allocator(omp_default_mem_space, 3, null_traits);
    char *p = omp_alloc(3000, a);
    printf("%d %d\n", p != NULL, (int)((uintptr_t)p % 256));
    printf("no room: %d\n", omp_alloc(2000, a) == NULL);
    omp_free(p, a);
    p = omp_calloc(10, 200, a);
    strcpy(p, "kept");
    printf("both do not fit: %d %s\n", omp_realloc(p, 2500, a, a) == NULL, p);
    p = omp_realloc(p, 2000, a, a);
    printf("both fit: %s\n", p);
    omp_free(p, a);
    p = omp_calloc(10, 100, a);
    printf("too much: %d\n", omp_aligned_alloc(64, 1 << 20, a) == NULL);

    omp_alloctrait_t other_traits[] = {{omp_atk_pool_size, 100}, {omp_atk_fallback, omp_atv_allocator_fb}, {omp_atk_fb_data, (omp_uintptr_t)a}};
    omp_allocator_handle_t b = omp_init_allocator(omp_default_mem_space, 3, other_traits);
    char *q = omp_alloc(500, b);
    printf("from the other: %d\n", (int)((uintptr_t)q % 256));
    printf("nor there: %d\n", omp_alloc(5000, b) == NULL);

    omp_alloctrait_t default_traits[] = {{omp_atk_pool_size, 100}, {omp_atk_pinned, omp_atv_false}};
    omp_allocator_handle_t c = omp_init_allocator(omp_default_mem_space, 2, default_traits);
    char *r = omp_alloc(5000, c);
    printf("from the default space: %d\n", r != NULL);
    r = omp_realloc(r, 20, omp_default_mem_alloc, c);
    omp_free(r, omp_null_allocator);
    omp_free(q, b);
    omp_destroy_allocator(c);
    omp_destroy_allocator(b);
    omp_destroy_allocator(a);
    omp_alloctrait_t wrong[] = {{omp_atk_fallback, omp_atv_allocator_fb}};
    printf("wrong: %d\n", omp_init_allocator(omp_default_mem_space, 1, wrong) == omp_null_allocator);
    return 0;
}
