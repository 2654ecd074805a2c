// find: data race of sum, read at 15, write at 15
#include <stdio.h>
enum { B = 5, N = 20 };
int main(void) {
	float a[B][N], sum[B];
	for (int b = 0; b < B; b++) {
		sum[b] = 0;
		for (int i = 0; i < N; i++)
			a[b][i] = b + i;
	}
	#pragma omp target teams distribute map(to : a) map(tofrom : sum)
	for (int b = 0; b < B; b++) {
		#pragma omp parallel for
		for (int i = 0; i < N; i++)
			sum[b] += a[b][i];
	}
	printf("%g\n", sum[2]);
}
