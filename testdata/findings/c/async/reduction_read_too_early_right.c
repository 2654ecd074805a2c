#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	for (int i = 0; i < N; i++) a[i] = i;
	float s = 0;
	#pragma acc parallel loop reduction(+:s) copyin(a) async(2)
	for (int i = 0; i < N; i++) s += a[i];
	#pragma acc wait(2)
	printf("%g\n", s);
	#pragma acc wait(2)
}
