#include <stdio.h>
int main(void) {
	int flag[1] = {0}, out[64];
	#pragma omp target parallel map(tofrom : flag) map(from : out) num_threads(4)
	{
		#pragma omp for
		for (int i = 0; i < 64; i++)
			out[i] = i;
		#pragma omp single
		flag[0] = flag[0] * 0 + 1;
	}
	printf("%d %d\n", flag[0], out[5]);
}
