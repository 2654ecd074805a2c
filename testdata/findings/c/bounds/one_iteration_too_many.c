// find: out of bounds of v, write at 10
#include <stdio.h>
#include <stdlib.h>
typedef struct { double x, y, z; } vec;
int main(void) {
	size_t n = 20;
	vec *v = calloc(n, sizeof *v);
	#pragma acc parallel loop copy(v[0:n])
	for (size_t i = 0; i <= n; i++) {
		v[i].x = i;
		v[i].y = 2 * v[i].x;
	}
	printf("%g\n", v[3].y);
	free(v);
}
