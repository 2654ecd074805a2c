#include <stdio.h>
#include <stdlib.h>
static int load(const char *text, int *a, int n) {
	int used, k = 0;
	while (k < n && sscanf(text, "%d%n", &a[k], &used) == 1) {
		text += used;
		k++;
	}
	return k;
}
int main(void) {
	int n = 5, sum = 0;
	int *a = calloc(n, sizeof *a);
	load("3 1 4 1 5", a, n);
	#pragma acc enter data copyin(a[0:n])
	#pragma acc parallel loop present(a[0:n]) reduction(+ : sum)
	for (int i = 0; i < n; i++)
		sum += a[i];
	#pragma acc exit data delete(a[0:n])
	printf("%d\n", sum);
	free(a);
}
