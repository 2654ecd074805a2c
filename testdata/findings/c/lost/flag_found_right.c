#include <stdio.h>
#include <stdlib.h>
static int contains(const int *v, int n, int key) {
	int found = 0;
	#pragma acc parallel loop copyin(v[0:n]) reduction(|| : found)
	for (int i = 0; i < n; i++)
		if (v[i] == key)
			found = found || 1;
	return found;
}
int main(void) {
	int v[] = {4, 8, 15, 16, 23, 42};
	printf("%d\n", contains(v, 6, 15));
}
