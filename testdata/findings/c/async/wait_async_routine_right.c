#include <openacc.h>
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc data copyin(a) create(b)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) b[i] = a[i];
		acc_wait_async(1, 2);
		#pragma acc update self(b) async(2)
		acc_wait(1);
		acc_wait(2);
	}
}
