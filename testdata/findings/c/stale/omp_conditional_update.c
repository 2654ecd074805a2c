// find: stale value of grid, read at 17, write at 13
#include <stdio.h>
enum { N = 30 };
int main(int argc, char **argv) {
	float grid[N];
	int debug = argc > 1;
	for (int i = 0; i < N; i++)
		grid[i] = 0;
	#pragma omp target data map(to : grid)
	{
		#pragma omp target teams distribute parallel for
		for (int i = 0; i < N; i++)
			grid[i] = 1.0f / (1 + i);
		#pragma omp target update from(grid) if(debug)
		float s = 0;
		for (int i = 0; i < N; i++)
			s += grid[i];
		printf("%g\n", s);
	}
}
