#include <stdio.h>
#pragma omp begin declare target
double gravity = 9.81;
double fall(double t) { return gravity * t * t / 2; }
#pragma omp end declare target

int main(int argc, char **argv) {
	double h[8];
	if (argc < 2)
		gravity = 1.62;
	#pragma omp target update to(gravity)
	#pragma omp target teams distribute parallel for map(from : h)
	for (int i = 0; i < 8; i++)
		h[i] = fall(i);
	printf("%g\n", h[2]);
}
