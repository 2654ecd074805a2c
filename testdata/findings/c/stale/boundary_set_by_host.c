// find: stale value of u, read at 16, write at 7
// fix: update device(u
#include <stdio.h>
enum { N = 32, STEPS = 3 };
static double u[N], v[N];
static void boundary(double t) {
	u[0] = t;
	u[N - 1] = -t;
}
int main(void) {
	#pragma acc data copy(u) create(v)
	for (int s = 0; s < STEPS; s++) {
		boundary(s + 1);
		#pragma acc parallel loop
		for (int i = 1; i < N - 1; i++)
			v[i] = (u[i - 1] + u[i] + u[i + 1]) / 3;
		#pragma acc parallel loop
		for (int i = 1; i < N - 1; i++)
			u[i] = v[i];
	}
	printf("%g\n", u[1]);
}
