#include <stdio.h>
#define N 100
static float a[N], b[N];
int main(void) {
	for (int i = 0; i < N; i++) b[i] = i;
	#pragma acc parallel loop copyin(b) copyout(a) async(1)
	for (int i = 0; i < N; i++) a[i] = 2 * b[i];
	#pragma acc wait(1)
	float s = 0;
	for (int i = 0; i < N; i++) s += a[i];
	printf("%g\n", s);
}
