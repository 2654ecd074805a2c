// find: data race of x, write at 10, read at 10
#include <omp.h>
#include <stdio.h>
int main(void) {
	omp_lock_t lock;
	int x = 0;
	omp_init_lock(&lock);
	#pragma omp target teams distribute parallel for map(tofrom: x, lock)
	for (int i = 0; i < 100; i++) {
		omp_set_lock(&lock); x += i; omp_unset_lock(&lock);
	}
	printf("%d\n", x);
}
