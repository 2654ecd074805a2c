// find: data race of a, write at 8, read at 8
#include <stdio.h>
int main(void) {
	int a[100], b[100];
	for (int i = 0; i < 100; i++) a[i] = b[i] = i;
	#pragma acc parallel loop copy(a) copyin(b)
	for (int i = 0; i < 99; i++)
		a[i] = a[i + 1] + 1;
	printf("%d\n", a[3] + b[4]);
}
