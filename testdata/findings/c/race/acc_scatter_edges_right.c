#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int nodes = 10, edges = 40;
	int *from = malloc(edges * sizeof(int)), *to = malloc(edges * sizeof(int)), *deg = calloc(nodes, sizeof(int));
	for (int e = 0; e < edges; e++) {
		from[e] = e % nodes;
		to[e] = (e * 3 + 1) % nodes;
	}
	#pragma acc parallel loop gang vector copyin(to[0:edges]) copy(deg[0:nodes])
	for (int e = 0; e < edges; e++) {
		#pragma acc atomic update
		deg[to[e]] += 1;
	}
	printf("%d %d\n", deg[1], from[3]);
	free(from);
	free(to);
	free(deg);
}
