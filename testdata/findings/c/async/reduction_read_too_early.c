// find: async order of s, read at 11, write at 9
// fix: write #pragma acc wait(2) before line 11
#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	for (int i = 0; i < N; i++) a[i] = i;
	float s = 0;
	#pragma acc parallel loop reduction(+:s) copyin(a) async(2)
	for (int i = 0; i < N; i++) s += a[i];
	printf("%g\n", s);
	#pragma acc wait(2)
}
