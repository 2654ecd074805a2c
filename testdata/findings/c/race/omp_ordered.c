// find: data race of last, write at 8, read at 9
#include <stdio.h>
int main(void) {
	int last = 0, a[50];
	#pragma omp parallel for ordered
	for (int i = 0; i < 50; i++) {
		#pragma omp ordered
		last = i;
		a[i] = last;
	}
	printf("%d\n", a[0] >= 0);
}
