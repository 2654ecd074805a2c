// find: ACC4026 of count, at 13
// fix: reduction(+:count)
#include <stdio.h>
enum { N = 10 };
int main(void) {
	float x[N];
	int count = 0;
	for (int i = 0; i < N; i++)
		x[i] = i - 4;
	#pragma acc parallel loop copyin(x)
	for (int i = 0; i < N; i++) {
		if (x[i] > 0)
			count = count + 1;
	}
	printf("%d\n", count);
}
