#include <openacc.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static int fallback;

static void put(int *to, const int *from, size_t n, int device, int host) {
  acc_memcpy_to_device(to, from, n * sizeof *to);
  omp_target_memcpy(to, from, n * sizeof *to, 0, 0, device, host); /* from which? */
}

/* The direction is what the numbers of the devices are of. */
int main(void) {
  int a[24], here = omp_get_initial_device(), there = acc_get_device_num(acc_get_device_type());
  int last = acc_get_num_devices(acc_device_not_host), either = there;
  for (int i = 0; i < 24; i++) a[i] = i;
  int *d = acc_malloc(sizeof a), *e = acc_malloc(sizeof a);
  acc_memcpy_to_device(d, a, sizeof a);
#pragma acc parallel loop deviceptr(d)
  for (int i = 0; i < 24; i++) d[i] *= 2;
  acc_memcpy_device(e, d, sizeof a);
  acc_memcpy_from_device(a, (char *)(e) + (12 * sizeof(int)), 12 * sizeof(int));
  if (fallback) either = here;
  if (fallback) acc_memcpy_from_device(a, e, sizeof a);
  put(d, a, 24, there, here);
  acc_free(d);
  acc_free(e);
  printf("%d %d\n", a[0], a[23]);
}
