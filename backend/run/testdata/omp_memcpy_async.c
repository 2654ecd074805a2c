// Copies that wait for tasks, and tasks that wait for copies, by depend objects.
#include <omp.h>
#include <stdio.h>
int main(void) {
  int h = omp_get_initial_device(), d = omp_get_default_device();
  int a[8], b[8], s;
  for (int i = 0; i < 8; i++) a[i] = i, b[i] = 0;
  int *p = omp_target_alloc(sizeof a, d);
  omp_depend_t first, last;
  #pragma omp depobj(first) depend(out: s)
  #pragma omp depobj(last) depend(in: s)
  omp_target_memcpy_async(p, a, sizeof a, 0, 0, d, h, 1, &first);
  #pragma omp target is_device_ptr(p) depend(inout: s) nowait
  for (int i = 0; i < 8; i++) p[i] *= 3;
  // The middle of two rows of four.
  size_t volume[2] = {2, 2}, offset[2] = {0, 1}, all[2] = {2, 4};
  omp_target_memcpy_rect_async(b, p, sizeof(int), 2, volume, offset, offset, all, all, h, d, 1, &last);
  #pragma omp taskwait
  for (int i = 0; i < 8; i++) printf("%d ", b[i]);
  printf("\n");
  #pragma omp depobj(first) destroy
  #pragma omp depobj(last) destroy
  omp_target_free(p, d);
  return 0;
}
