// find: out of bounds of in, read at 11
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 128;
	float *in = malloc((n + 2) * sizeof(float)), *out = malloc((n + 2) * sizeof(float));
	for (int i = 0; i < n + 2; i++)
		in[i] = i;
	#pragma acc parallel loop copyin(in[0:n+1]) copyout(out[1:n])
	for (int i = 1; i <= n; i++)
		out[i] = in[i - 1] + in[i] + in[i + 1];
	printf("%g %g\n", out[1], out[n]);
	free(in);
	free(out);
}
