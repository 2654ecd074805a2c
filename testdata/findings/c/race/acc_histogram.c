// find: data race of hist, write at 7, read at 7
#include <stdio.h>
int main(void) {
	int hist[10] = {0};
	#pragma acc parallel loop copy(hist)
	for (int i = 0; i < 1000; i++) {
		hist[i % 10]++;
	}
	printf("%d\n", hist[3]);
}
