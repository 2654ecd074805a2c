// find: stale value of gravity, read at 6, write at 12
// fix: target update to(gravity)
#include <stdio.h>
#pragma omp begin declare target
double gravity = 9.81;
double fall(double t) { return gravity * t * t / 2; }
#pragma omp end declare target

int main(int argc, char **argv) {
	double h[8];
	if (argc < 2)
		gravity = 1.62;
	#pragma omp target teams distribute parallel for map(from : h)
	for (int i = 0; i < 8; i++)
		h[i] = fall(i);
	printf("%g\n", h[2]);
}
