#include <stdio.h>
int main(void) {
	int total = 0, seen[40];
	#pragma omp parallel for num_threads(4)
	for (int i = 0; i < 40; i++) {
		int now;
		#pragma omp critical
		total += i;
		#pragma omp critical
		now = total;
		seen[i] = now >= 0;
	}
	printf("%d %d\n", total, seen[3]);
}
