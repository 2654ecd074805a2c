// find: async order of a, read at 11, write at 10
// fix: write #pragma acc wait(1) before line 11
#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	#pragma acc data create(a)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc update self(a)
		#pragma acc wait(1)
		printf("%g\n", a[7]);
	}
}
