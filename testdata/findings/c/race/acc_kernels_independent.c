// find: data race of a, write at 9, read at 9
#include <stdio.h>
int main(void) {
	int a[100];
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma acc kernels copy(a)
	#pragma acc loop independent
	for (int i = 10; i < 100; i++)
		a[i] = a[i - 10] + 1;
	printf("%d\n", a[99]);
}
