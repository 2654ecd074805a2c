#include <stdio.h>
enum { N = 64 };
#pragma omp declare target
static void put(int *p, int i) {
	*p = i * i;
}
static int get(const int *p) { return *p; }
typedef struct { long sum, count; } stats;
static void add(stats *into, const stats *from) {
	into->sum += from->sum;
	into->count += from->count;
}
#pragma omp end declare target
#pragma omp declare reduction(add : stats : add(&omp_out, &omp_in)) initializer(omp_priv = {0})
int main(void) {
	int a[N];
	stats all = {0};
	#pragma omp target parallel for map(from: a)
	for (int i = 0; i < N; i++) {
		int mine;
		put(&mine, i);
		a[i] = get(&mine);
	}
	#pragma omp target teams distribute parallel for reduction(add: all) map(tofrom: all) map(to: a)
	for (int i = 0; i < N; i++) {
		const stats one = {a[i], 1};
		add(&all, &one);
	}
	printf("%d %ld %ld\n", a[5], all.sum, all.count);
}
