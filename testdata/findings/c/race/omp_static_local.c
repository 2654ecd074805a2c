// find: data race of calls, write at 5, write at 5
#include <stdio.h>
static int next(int x) {
	static int calls;
	calls = calls + 1;
	return x + (calls > 0);
}
int main(void) {
	int out[20];
	#pragma omp parallel for
	for (int i = 0; i < 20; i++)
		out[i] = next(i);
	printf("%d\n", out[5]);
}
