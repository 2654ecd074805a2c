// find: data race of cur, write at 16, read at 13
#include <omp.h>
#include <stdio.h>
enum { N = 32 };
int main(void) {
	double cur[N] = {1}, nxt[N] = {0};
	#pragma omp parallel num_threads(4)
	{
		int t = omp_get_thread_num(), w = N / 4;
		if (omp_get_num_threads() != 4) w = N;
		for (int step = 0; step < 2; step++) {
			for (int i = t * w; i < (t + 1) * w; i++)
				nxt[i] = (cur[(i + 1) % N] + cur[i]) / 2;
			#pragma omp barrier
			for (int i = t * w; i < (t + 1) * w; i++)
				cur[i] = nxt[i];
		}
	}
	printf("%g\n", cur[0]);
}
