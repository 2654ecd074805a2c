// Reductions of vectors of GNU C.
#include <stdio.h>
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
int main(void)
{
	v4f s = {1}, priv; v4i x = {0}, a[2] = {{0}};
#pragma acc parallel loop reduction(+:s) reduction(^:x) private(priv)
	for (int k = 0; k < 4; k++) { priv = (v4f){k, k, 1, 1}; s += priv; x ^= (v4i){k, 1, 2, 3}; }
	printf("%g %g %g %d %d\n", s[0], s[1], s[2], x[0], x[3]);
#pragma acc parallel loop reduction(+:a)
	for (int k = 0; k < 40; k++) a[k & 1] += (v4i){1, k, 2, 3};
	printf("%d %d %d\n", a[0][1], a[1][1], a[1][2]);
	return 0;
}
