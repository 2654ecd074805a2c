#include <math.h>
#include <stdio.h>
enum { N = 64 };
int main(void) {
	static double u[N], v[N];
	double err = 1;
	int it = 0;
	u[0] = v[0] = 1;
	#pragma acc data copy(u) create(v)
	while (err > 1e-2 && it < 50) {
		err = 0;
		#pragma acc parallel loop reduction(max : err)
		for (int i = 1; i < N - 1; i++) {
			v[i] = 0.5 * (u[i - 1] + u[i + 1]);
			err = fmax(err, fabs(v[i] - u[i]));
		}
		#pragma acc parallel loop
		for (int i = 1; i < N - 1; i++)
			u[i] = v[i];
		it++;
	}
	printf("%d %g\n", it > 0, u[1]);
}
