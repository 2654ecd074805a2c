// Several devices have several copies; a device clause chooses, and so does the default device.
#include <omp.h>
#include <stdio.h>

#pragma omp declare target
int own = 1;
#pragma omp end declare target

int main(void) {
  int n = omp_get_num_devices(), a[2] = {1, 2}, got[2];
  if (n < 2) {
    printf("one device is too few\n");
    return 1;
  }
#pragma omp target enter data map(to : a) device(0)
  a[0] = 10;
#pragma omp target enter data map(to : a) device(1)
  a[0] = 20;
  for (int d = 0; d < 2; d++) {
#pragma omp target map(from : got[d]) device(d)
    {
      got[d] = a[0];
      a[1] = 100 + d;
      own += d + 1;
    }
  }
  printf("of each: %d %d\n", got[0], got[1]);
#pragma omp target update from(a[1]) device(1)
  printf("of the second: %d\n", a[1]);
#pragma omp target update from(a[1]) device(0)
  printf("of the first: %d\n", a[1]);
#pragma omp target update from(own) device(1)
  printf("its variable: %d\n", own);
  omp_set_default_device(1);
#pragma omp target map(from : got)
  got[0] = a[1];
  printf("default device: %d\n", got[0]);
  printf("present: %d %d\n", omp_target_is_present(a, 0), omp_target_is_present(a, 1));
#pragma omp target exit data map(delete : a)
  printf("present: %d %d\n", omp_target_is_present(a, 0), omp_target_is_present(a, 1));
#pragma omp target map(tofrom : a) device(omp_get_initial_device())
  a[1] = 3;
  printf("on the host: %d\n", a[1]);
  int *d0 = omp_target_alloc(sizeof a, 0), *d1 = omp_target_alloc(sizeof a, 1), back[2] = {0};
  a[0] = 8;
  omp_target_memcpy(d0, a, sizeof a, 0, 0, 0, omp_get_initial_device());
  omp_target_memcpy(d1, d0, sizeof a, 0, 0, 1, 0);
  omp_target_memcpy(back, d1, sizeof a, 0, 0, omp_get_initial_device(), 1);
  printf("from device to device: %d %d\n", back[0], back[1]);
  omp_target_free(d0, 0);
  omp_target_free(d1, 1);
  return 0;
}
