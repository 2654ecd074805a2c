// Variables and private copies have the alignment that the traits of their allocator ask for.
#include <omp.h>
#include <stdio.h>
#include <stdint.h>
int main(void) {
  omp_alloctrait_t t[1] = {{omp_atk_alignment, 256}};
  omp_allocator_handle_t a = omp_init_allocator(omp_default_mem_space, 1, t);
  char x[10];
#pragma omp allocate(x) allocator(a)
  double y = 0;
  int bad = 0;
  printf("%d\n", (int)((uintptr_t)x % 256));
#pragma omp parallel private(y) allocate(a: y) num_threads(4) reduction(+: bad)
  { y = 1; if ((uintptr_t)&y % 256) bad++; }
  printf("bad %d\n", bad);
  int z = 0;
#pragma omp allocate(z) allocator(omp_default_mem_alloc) align(128)
  printf("%d\n", (int)((uintptr_t)&z % 128));
  omp_destroy_allocator(a);
}
