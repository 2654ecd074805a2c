#include <stdio.h>
#define N 100
static float a[N];
int main(void) {
	#pragma acc data create(a)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc update self(a) async(1)
		#pragma acc wait(1)
		printf("%g\n", a[7]);
	}
}
