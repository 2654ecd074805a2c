// find: uninitialized value, read at 12
#include <omp.h>
#include <stdio.h>
int main(void) {
	enum { bins = 4, n = 50 };
	int dev = omp_get_default_device(), host = omp_get_initial_device();
	int out[bins], zero[bins] = {0};
	int *count = omp_target_alloc(sizeof out, dev);
	#pragma omp target teams distribute parallel for is_device_ptr(count)
	for (int i = 0; i < n; i++) {
		#pragma omp atomic update
		count[i % bins] += 1;
	}
	omp_target_memcpy(out, count, sizeof out, 0, 0, host, dev);
	printf("%d\n", out[0] + zero[0]);
	omp_target_free(count, dev);
}
