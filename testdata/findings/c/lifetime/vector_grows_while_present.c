// find: lifetime of v, directive at 11
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int cap = 4, n = 0;
	int *v = malloc(cap * sizeof *v);
	#pragma acc enter data create(v[0:cap])
	for (int i = 0; i < 10; i++) {
		if (n == cap) {
			cap *= 2;
			v = realloc(v, cap * sizeof *v);
		}
		v[n++] = i;
	}
	#pragma acc update device(v[0:n])
	#pragma acc parallel loop present(v[0:n])
	for (int i = 0; i < n; i++)
		v[i] *= v[i];
	#pragma acc exit data copyout(v[0:n])
	printf("%d\n", v[9]);
	free(v);
}
