// find: lost value of x, read at 15, write at 12; --devices=2
#include <stdio.h>
int main(void) {
	int x[32] = {0};
	#pragma omp target enter data map(to: x) device(0)
	#pragma omp target enter data map(to: x) device(1)
	#pragma omp target teams distribute parallel for device(1)
	for (int i = 0; i < 32; i++)
		x[i] = i;
	#pragma omp target update from(x) device(1)
	for (int i = 0; i < 32; i++)
		x[i] += 1;
	// The other device has older values.
	#pragma omp target exit data map(from: x) device(0)
	printf("%d\n", x[4]);
	#pragma omp target exit data map(delete: x) device(1)
}
