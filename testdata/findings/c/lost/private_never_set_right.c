#include <stdio.h>
enum { N = 20 };
int main(void) {
	int a[N], offset = 5;
	#pragma acc parallel loop firstprivate(offset) copyout(a)
	for (int i = 0; i < N; i++)
		a[i] = i + offset;
	printf("%d\n", a[3]);
}
