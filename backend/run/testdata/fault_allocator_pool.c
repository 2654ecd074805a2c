// An allocator with a pool for private copies, which do not come from it.
#include <omp.h>
#include <stdio.h>
int main(void) {
  omp_alloctrait_t t[2] = {{omp_atk_pool_size, 256}, {omp_atk_fallback, omp_atv_null_fb}};
  omp_allocator_handle_t a = omp_init_allocator(omp_default_mem_space, 2, t);
  double y = 0;
#pragma omp parallel for firstprivate(y) allocate(a: y) num_threads(1)
  for (int i = 0; i < 4; i++) y = 1;
  printf("end\n");
}
