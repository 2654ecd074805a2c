#include <stdio.h>
#include <openacc.h>
static int n;
int main(void) {
	#pragma acc parallel copyout(n) async
	n = 3;
	acc_wait(acc_async_noval);
	printf("%d\n", n);
	acc_wait_all();
}
