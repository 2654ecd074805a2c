// Target tasks take part in the reductions of a taskgroup.
#include <stdio.h>

int main(void)
{
	int s = 1, list[4] = {0, 0, 0, 0};
	double product = 1;
	#pragma omp parallel
	#pragma omp single
	{
		#pragma omp taskgroup task_reduction(+: s, list) task_reduction(*: product)
		for (int i = 0; i < 10; i++) {
			#pragma omp target in_reduction(+: s) nowait
			s += i;
			#pragma omp target in_reduction(*: product)
			product *= i % 2 + 1;
			#pragma omp target in_reduction(+: list) nowait
			for (int k = 0; k < 4; k++)
				list[k] += k * i;
			#pragma omp task in_reduction(+: s, list)
			{
				s += 100;
				list[0]++;
			}
		}
	}
	printf("%d, %d %d %d %d, %g\n", s, list[0], list[1], list[2], list[3], product);
}
