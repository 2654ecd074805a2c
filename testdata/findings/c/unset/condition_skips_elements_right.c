#include <stdio.h>
#include <math.h>
enum { N = 25 };
int main(void) {
	float v[N], sq[N], sum = 0;
	for (int i = 0; i < N; i++)
		v[i] = i - 5;
	#pragma acc data copyin(v) create(sq)
	{
		#pragma acc parallel loop
		for (int i = 0; i < N; i++) {
			if (v[i] >= 0)
				sq[i] = sqrtf(v[i]);
			else
				sq[i] = 0;
		}
		#pragma acc parallel loop reduction(+ : sum)
		for (int i = 0; i < N; i++)
			sum += sq[i];
	}
	printf("%g\n", sum);
}
