// find: data race of last, write at 13, write at 13
#include <stdio.h>
enum { G = 3, W = 8 };
int main(void) {
	int last[G], v[G][W];
	for (int g = 0; g < G; g++)
		for (int w = 0; w < W; w++)
			v[g][w] = g + w;
	#pragma acc parallel loop gang copyin(v) copyout(last)
	for (int g = 0; g < G; g++) {
		#pragma acc loop worker
		for (int w = 0; w < W; w++)
			last[g] = v[g][w];
	}
	printf("%d\n", last[1]);
}
