// find: ACC4039 of offset, at 8
#include <stdio.h>
enum { N = 20 };
int main(void) {
	int a[N], offset = 5;
	#pragma acc parallel loop private(offset) copyout(a)
	for (int i = 0; i < N; i++)
		a[i] = i + offset;
	printf("%d\n", a[3]);
}
