// find: async order of n, read at 10, write at 7
// fix: write #pragma acc wait(0) before line 10
#include <stdio.h>
#include <openacc.h>
static int n;
int main(void) {
	#pragma acc parallel copyout(n) async
	n = 3;
	acc_wait(5);
	printf("%d\n", n);
	acc_wait_all();
}
