#include <stdio.h>
static void launch(double f, double *s) {
	double c[16];
	for (int i = 0; i < 16; i++) c[i] = f;
	#pragma omp task shared(c) firstprivate(s)
	for (int i = 0; i < 16; i++)
		*s += c[i];
	#pragma omp taskwait
}
int main(void) {
	double s[4] = {0};
	#pragma omp parallel num_threads(2)
	#pragma omp single
	{
		for (int k = 0; k < 4; k++)
			launch(k, &s[k]);
		#pragma omp taskwait
	}
	printf("%g\n", s[0] + s[1] + s[2] + s[3]);
}
