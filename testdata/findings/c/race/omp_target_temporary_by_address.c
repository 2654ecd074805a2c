// find: data race of p, write at 6, write at 6
#include <stdio.h>
enum { N = 64 };
#pragma omp declare target
static void put(int *p, int i) {
	*p = i * i;
}
static int get(const int *p) { return *p; }
#pragma omp end declare target
int main(void) {
	int a[N], mine = 0;
	#pragma omp target parallel for map(from: a) map(tofrom: mine)
	for (int i = 0; i < N; i++) {
		put(&mine, i);
		a[i] = get(&mine);
	}
	printf("%d\n", a[5]);
}
