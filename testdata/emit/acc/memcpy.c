#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static int fallback;

static void put(int *to, const int *from, size_t n, int device, int host) {
  omp_target_memcpy(to, from, n * sizeof *to, 0, 0, device, omp_get_initial_device());
  omp_target_memcpy(to, from, n * sizeof *to, 0, 0, device, host); /* from which? */
}

/* The direction is what the numbers of the devices are of. */
int main(void) {
  int a[24], here = omp_get_initial_device(), there = omp_get_default_device();
  int last = omp_get_num_devices(), either = there;
  for (int i = 0; i < 24; i++) a[i] = i;
  int *d = omp_target_alloc(sizeof a, there), *e = omp_target_alloc(sizeof a, there);
  omp_target_memcpy(d, a, sizeof a, 0, 0, there, here);
#pragma omp target teams distribute parallel for is_device_ptr(d)
  for (int i = 0; i < 24; i++) d[i] *= 2;
  omp_target_memcpy(e, d, sizeof a, 0, 0, there, there);
  omp_target_memcpy(a, e, 12 * sizeof(int), 0, 12 * sizeof(int), last, there);
  if (fallback) either = here;
  if (fallback) omp_target_memcpy(a, e, sizeof a, 0, 0, here, either);
  put(d, a, 24, there, here);
  omp_target_free(d, there);
  omp_target_free(e, there);
  printf("%d %d\n", a[0], a[23]);
}
