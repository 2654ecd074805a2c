// A taskgraph construct ends when its tasks have completed, each time.
#include <stdio.h>

int main(void)
{
	int a = 0, b = 0, rounds[3];
	#pragma omp parallel
	#pragma omp single
	for (int i = 0; i < 3; i++) {
		#pragma omp taskgraph
		{
			#pragma omp task depend(out: a)
			a += i;
			#pragma omp task depend(in: a) depend(out: b)
			{
				b += a;
				#pragma omp task depend(inout: a)
				a++;
			}
		}
		rounds[i] = 100 * a + b;
	}
	printf("%d %d %d\n", rounds[0], rounds[1], rounds[2]);

	int c = 0;
	#pragma omp parallel
	#pragma omp single
	{
		#pragma omp taskgraph nogroup
		{
			#pragma omp task
			c++;
		}
		#pragma omp taskwait
		printf("%d\n", c);
	}
}
