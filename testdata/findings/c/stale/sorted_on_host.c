// find: stale value of key, read at 14
#include <stdio.h>
#include <stdlib.h>
static int less(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
	int n = 32, ok = 1;
	int *key = malloc(n * sizeof *key);
	for (int i = 0; i < n; i++)
		key[i] = (i * 37) % n;
	#pragma omp target enter data map(to : key[0:n])
	qsort(key, n, sizeof *key, less);
	#pragma omp target teams distribute parallel for reduction(&& : ok) map(tofrom : ok)
	for (int i = 0; i < n - 1; i++)
		ok = ok && key[i] <= key[i + 1];
	#pragma omp target exit data map(release : key[0:n])
	printf("%d\n", ok);
	free(key);
}
