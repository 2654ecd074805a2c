#include <stdio.h>
int main(void) {
	int t, a[100];
	#pragma omp parallel for private(t)
	for (int i = 0; i < 100; i++) {
		t = 2 * i;
		a[i] = t * t;
	}
	printf("%d\n", a[9]);
}
