// find: stale value of a, read at 14, write at 13
#include <stdio.h>
#include <stdlib.h>
#include <openacc.h>
int main(void) {
	int n = 12;
	int *a = malloc(n * sizeof *a);
	for (int i = 0; i < n; i++)
		a[i] = i;
	int *d = acc_copyin(a, n * sizeof *a);
	#pragma acc parallel loop deviceptr(d)
	for (int i = 0; i < n; i++)
		d[i] *= 10;
	printf("%d\n", a[3]);
	acc_delete(a, n * sizeof *a);
	free(a);
}
