#include <stdio.h>
enum { N = 64 };
static double u[N];
int main(void) {
	#pragma acc enter data copyin(u)
	for (int t = 0; t < 3; t++) {
		#pragma acc parallel loop present(u)
		for (int i = 1; i < N - 1; i++)
			u[i] += 1;
		// The boundary is set on the host, and the rest comes back.
		u[0] = t + 10;
		#pragma acc update self(u[1:N - 1])
		#pragma acc update device(u[0:1])
	}
	#pragma acc exit data delete(u)
	double s = 0;
	for (int i = 0; i < N; i++)
		s += u[i];
	printf("%g\n", s);
}
