#include <stdio.h>
enum { N = 16, M = 4 };
int main(void) {
	float in[N][M], out[N], work[M];
	for (int i = 0; i < N; i++)
		for (int j = 0; j < M; j++)
			in[i][j] = i + j;
	#pragma acc parallel loop gang copyin(in) copyout(out) private(work)
	for (int i = 0; i < N; i++) {
		#pragma acc loop seq
		for (int j = 0; j < M; j++)
			work[j] = in[i][j] * 2;
		out[i] = 0;
		#pragma acc loop seq
		for (int j = 0; j < M; j++)
			out[i] += work[j];
	}
	printf("%g\n", out[3]);
}
