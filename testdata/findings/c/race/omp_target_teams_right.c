#include <stdio.h>
int main(void) {
	int n = 0;
	#pragma omp target teams distribute parallel for map(tofrom: n) reduction(+: n)
	for (int i = 0; i < 100; i++)
		n += i;
	printf("%d\n", n > 0);
}
