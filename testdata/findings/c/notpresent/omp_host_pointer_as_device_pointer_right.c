#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
int main(void) {
	int n = 50, dev = omp_get_default_device(), host = omp_get_initial_device();
	int *a = malloc(n * sizeof *a);
	int *d = omp_target_alloc(n * sizeof *d, dev);
	#pragma omp target teams distribute parallel for is_device_ptr(d)
	for (int i = 0; i < n; i++)
		d[i] = i * i;
	omp_target_memcpy(a, d, n * sizeof *a, 0, 0, host, dev);
	printf("%d\n", a[7]);
	omp_target_free(d, dev);
	free(a);
}
