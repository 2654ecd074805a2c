#include <stdio.h>
enum { N = 24 };
int main(void) {
	double w[N];
	#pragma acc parallel loop copyout(w)
	for (int i = 0; i < N; i += 2) {
		w[i] = i;
		w[i + 1] = -i;
	}
	double s = 0;
	for (int i = 0; i < N; i++)
		s += w[i];
	printf("%g\n", s);
}
