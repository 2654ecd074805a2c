#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 1000;
	size_t bytes = n * sizeof(double);
	double *a = malloc(bytes);
	for (int i = 0; i < n; i++)
		a[i] = 1;
	#pragma acc enter data copyin(a[0:n])
	#pragma acc parallel loop present(a[0:n])
	for (int i = 0; i < n; i++)
		a[i] += 1;
	#pragma acc exit data copyout(a[0:n])
	printf("%g\n", a[5]);
	free(a);
}
