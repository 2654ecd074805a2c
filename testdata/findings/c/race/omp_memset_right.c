#include <string.h>
static int a[100];
int main(void) {
	#pragma omp parallel num_threads(4)
	{
		#pragma omp single
		memset(a, 0, sizeof a);
	}
	return 0;
}
