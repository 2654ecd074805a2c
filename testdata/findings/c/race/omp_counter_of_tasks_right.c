#include <stdio.h>
#include <stdlib.h>
typedef struct note { struct note *next; int depth; } note;
static int visited, total;
static note *notes;
#pragma omp threadprivate(visited, notes)
static void walk(int depth) {
	note *n = malloc(sizeof *n);
	n->next = notes;
	n->depth = depth;
	notes = n;
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
		for (; notes; notes = notes->next)
			notes->depth = 0;
		#pragma omp atomic
		total += visited;
	}
	printf("%d\n", total);
}
