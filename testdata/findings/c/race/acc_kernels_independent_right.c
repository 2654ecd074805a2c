#include <stdio.h>
int main(void) {
	int a[100];
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma acc kernels copy(a)
	#pragma acc loop seq
	for (int i = 10; i < 100; i++)
		a[i] = a[i - 10] + 1;
	printf("%d\n", a[99]);
}
