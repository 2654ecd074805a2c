// find: data race of x, write at 8, read at 8
#include <stdio.h>
int main(void) {
	int x = 0;
	#pragma omp target teams distribute parallel for map(tofrom: x)
	for (int i = 0; i < 100; i++) {
		#pragma omp critical
		x += i;
	}
	printf("%d\n", x);
}
