// Addresses of the device: use_device_ptr, use_device_addr, is_device_ptr, has_device_addr, and the routines for its memory.
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int device = omp_get_default_device(), host = omp_get_initial_device(), got;
  int *d = omp_target_alloc(4 * sizeof *d, device), h[4] = {1, 2, 3, 4}, back[4] = {0};
  printf("copied in: %d\n", omp_target_memcpy(d, h, sizeof h, 0, 0, device, host));
#pragma omp target is_device_ptr(d)
  for (int i = 0; i < 4; i++)
    d[i] *= 3;
  omp_target_memcpy(back, d, 2 * sizeof *d, 0, sizeof *d, host, device);
  printf("copied out: %d %d %d\n", back[0], back[1], back[2]);
#pragma omp target firstprivate(d) map(from : got)
  got = d[3];
  printf("by its value: %d\n", got);

  int *p = malloc(4 * sizeof *p);
  for (int i = 0; i < 4; i++)
    p[i] = i;
#pragma omp target data map(tofrom : p[0 : 4])
  {
    int *other = p, same;
#pragma omp target data use_device_ptr(p)
    {
      same = p == other;
#pragma omp target is_device_ptr(p)
      p[1] = 100;
      int two[2] = {-1, -2};
      omp_target_memcpy(p, two, sizeof two, 2 * sizeof *p, 0, device, host);
    }
    printf("another address: %d, the old one again: %d\n", !same, p == other);
  }
  printf("%d %d %d %d\n", p[0], p[1], p[2], p[3]);

  int array[3] = {7, 8, 9}, x = 5;
#pragma omp target data map(tofrom : array, x)
  {
    int *address, *of_x;
#pragma omp target data use_device_addr(array, x)
    {
      address = array;
      of_x = &x;
    }
    printf("another address: %d %d\n", address != array, of_x != &x);
#pragma omp target is_device_ptr(address, of_x)
    {
      address[2] = 90;
      *of_x = 50;
    }
#pragma omp target data use_device_addr(array)
    {
#pragma omp target has_device_addr(array)
      array[0] = 70;
    }
  }
  printf("%d %d %d, %d\n", array[0], array[1], array[2], x);

  // Memory of the device that stands for memory of the host.
  printf("associate: %d", omp_target_associate_ptr(h, d, sizeof h, 0, device));
  printf(", present %d\n", omp_target_is_present(h, device));
#pragma omp target map(tofrom : h) map(from : got)
  {
    got = h[1];
    h[1] = 60;
  }
  printf("no copy: %d %d\n", got, h[1]);
#pragma omp target update from(h[1 : 1])
  printf("but by update: %d\n", h[1]);
  printf("mapped address is the one: %d\n", omp_get_mapped_ptr(h, device) == d);
  printf("disassociate: %d", omp_target_disassociate_ptr(h, device));
  printf(", present %d\n", omp_target_is_present(h, device));

  // Parts of arrays of two dimensions.
  int *m = omp_target_alloc(12 * sizeof *m, device), whole[3][4], part[2][2] = {{0}};
  for (int i = 0; i < 12; i++)
    whole[i / 4][i % 4] = i;
  omp_target_memcpy(m, whole, sizeof whole, 0, 0, device, host);
  size_t volume[2] = {2, 2}, to[2] = {0, 0}, from[2] = {1, 2}, to_size[2] = {2, 2}, from_size[2] = {3, 4};
  printf("rectangle: %d:", omp_target_memcpy_rect(part, m, sizeof(int), 2, volume, to, from, to_size, from_size, host, device));
  printf(" %d %d %d %d\n", part[0][0], part[0][1], part[1][0], part[1][1]);
  omp_target_free(m, device);
  omp_target_free(d, device);
  printf("no device's: %d %d\n", omp_target_is_present(p, device), omp_target_is_present(p, host));
  free(p);
  return 0;
}
