// find: data race of s, write at 7, read at 7
#include <stdio.h>
int main(void) {
	int s = 0;
	#pragma omp parallel for
	for (int i = 0; i < 100; i++)
		s += i;
	printf("%d\n", s);
}
