// find: data race of a, write at 7, write at 7
#include <string.h>
static int a[100];
int main(void) {
	#pragma omp parallel num_threads(4)
	{
		memset(a, 0, sizeof a);
	}
	return 0;
}
