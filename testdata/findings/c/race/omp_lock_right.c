#include <omp.h>
#include <stdio.h>
int main(void) {
	int n = 0;
	omp_lock_t lock;
	omp_init_lock(&lock);
	#pragma omp parallel num_threads(4)
	{
		omp_set_lock(&lock);
		n += 1;
		omp_unset_lock(&lock);
	}
	omp_destroy_lock(&lock);
	printf("%d\n", n);
}
