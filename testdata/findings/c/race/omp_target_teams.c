// find: data race of n, write at 7, read at 7
#include <stdio.h>
int main(void) {
	int n = 0;
	#pragma omp target teams distribute parallel for map(tofrom: n)
	for (int i = 0; i < 100; i++)
		n += i;
	printf("%d\n", n > 0);
}
