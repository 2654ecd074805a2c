#include <stdio.h>
enum { N = 30 };
int main(void) {
	int a[N], sum = 0;
	for (int i = 0; i < N; i++)
		a[i] = i;
	#pragma acc data create(a)
	{
		#pragma acc update device(a) async(1)
		#pragma acc wait(1)
		for (int i = 0; i < N; i++)
			a[i] = -i;
		#pragma acc update device(a)
		#pragma acc parallel loop reduction(+ : sum)
		for (int i = 0; i < N; i++)
			sum += a[i] < 0 ? 0 : 1;
		#pragma acc wait
	}
	printf("%d\n", sum > 0);
}
