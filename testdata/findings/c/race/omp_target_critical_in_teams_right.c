#include <stdio.h>
int main(void) {
	int x = 0;
	#pragma omp target teams distribute parallel for num_teams(1) map(tofrom: x)
	for (int i = 0; i < 100; i++) {
		#pragma omp critical
		x += i;
	}
	printf("%d\n", x);
}
