#include <stdio.h>
#include <openacc.h>
int main(void) {
	enum { n = 10 };
	int out[n], in[n] = {1, 2, 3};
	int *d = acc_malloc(sizeof in);
	acc_memcpy_to_device(d, in, sizeof in);
	#pragma acc parallel loop deviceptr(d) copyout(out)
	for (int i = 0; i < n; i++)
		out[i] = d[i] + 1;
	acc_free(d);
	printf("%d\n", out[2]);
}
