#include <openacc.h>
#include <stdio.h>
int main(void) {
	static float a[64];
	#pragma acc parallel loop copyout(a) async(1)
	for (int i = 0; i < 64; i++) a[i] = i;
	while (!acc_async_test(1))
		;
	printf("%g\n", a[3]);
	#pragma acc wait(1)
}
