#include <stdio.h>
int main(void) {
	int hist[10] = {0};
	#pragma acc parallel loop copy(hist)
	for (int i = 0; i < 1000; i++) {
		#pragma acc atomic update
		hist[i % 10]++;
	}
	printf("%d\n", hist[3]);
}
