#include <stdio.h>
static int tree(int n) {
	int sum = 0;
	for (int k = 0; k < n; k++) {
		#pragma omp task shared(sum) firstprivate(k)
		{
			int part = k * k;
			#pragma omp atomic
			sum += part;
		}
	}
	#pragma omp taskwait
	return sum;
}
int main(void) {
	int r = 0;
	#pragma omp parallel num_threads(3)
	#pragma omp single
	r = tree(6);
	printf("%d\n", r);
}
