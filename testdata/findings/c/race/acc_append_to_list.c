// find: data race of count, read at 12, write at 12
#include <stdio.h>
enum { N = 100 };
int main(void) {
	int v[N], keep[N], count = 0;
	for (int i = 0; i < N; i++)
		v[i] = (i * 13) % 50;
	#pragma acc parallel loop copyin(v) copyout(keep) copy(count)
	for (int i = 0; i < N; i++)
		if (v[i] > 25) {
			int at;
			at = count++;
			keep[at] = i;
		}
	printf("%d %d\n", count, keep[0] >= 0);
}
