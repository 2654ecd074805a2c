#include <stdio.h>
#include <stdlib.h>
int main(void) {
	int n = 200, cells = 10;
	float *pos = malloc(n * sizeof(float));
	int *grid = calloc(cells, sizeof(int));
	for (int i = 0; i < n; i++)
		pos[i] = (float)i / (n - 1);
	#pragma acc parallel loop copyin(pos[0:n]) copy(grid[0:cells])
	for (int i = 0; i < n; i++) {
		int c = (int)(pos[i] * cells);
		if (c == cells) c--;
		#pragma acc atomic update
		grid[c]++;
	}
	printf("%d\n", grid[9]);
	free(pos);
	free(grid);
}
