#include <stdio.h>
enum { N = 20, T = 3 };
int main(void) {
	double buf[2][N] = {{1}, {1}};
	double *in = buf[0], *out = buf[1];
	#pragma acc enter data copyin(buf)
	for (int t = 0; t < T; t++) {
		#pragma acc parallel loop present(in[0:N], out[0:N])
		for (int i = 1; i < N - 1; i++)
			out[i] = in[i - 1] + in[i + 1];
		double *s = in;
		in = out;
		out = s;
	}
	#pragma acc update self(in[0:N])
	#pragma acc exit data delete(buf)
	printf("%g\n", in[1]);
}
