#include <stdio.h>
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc parallel loop copyout(a) async(1)
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma acc parallel loop copyout(b) async(2)
	for (int i = 0; i < N; i++) b[i] = i;
	#pragma acc wait(1)
	printf("%g\n", a[5]);
	#pragma acc wait
}
