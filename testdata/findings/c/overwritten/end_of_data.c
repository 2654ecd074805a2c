// find: lost value of a, read at 13, write at 10
// fix: #pragma acc update device(a)
#include <stdio.h>
static double a[100];
int main(void) {
	for (int i = 0; i < 100; i++)
		a[i] = 1;
	#pragma acc data copy(a)
	for (int i = 0; i < 100; i++)
		a[i] = 2 * a[i];
	double s = 0;
	for (int i = 0; i < 100; i++)
		s += a[i];
	printf("%g\n", s);
}
