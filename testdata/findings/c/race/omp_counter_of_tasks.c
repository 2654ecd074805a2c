// find: data race of visited, read at 7, write at 7
#include <stdio.h>
#include <stdlib.h>
static int visited, total;
static void walk(int depth) {
	if (depth == 0) {
		visited++;
		return;
	}
	for (int k = 0; k < 3; k++) {
		#pragma omp task firstprivate(k)
		walk(depth - 1);
	}
	#pragma omp taskwait
}
int main(void) {
	#pragma omp parallel num_threads(2)
	{
		#pragma omp single
		walk(3);
		#pragma omp single
		total += visited;
	}
	printf("%d\n", total);
}
