/* Critical sections and locks that several threads want all the time count exactly. */
#include <omp.h>
#include <stdio.h>

enum { n = 25000 };

int main(void)
{
    long named = 0, unnamed = 0, set = 0, nested = 0, tested = 0;
    omp_lock_t lock;
    omp_nest_lock_t nest;
    omp_init_lock(&lock);
    omp_init_nest_lock(&nest);
#pragma omp parallel num_threads(4)
    for (int i = 0; i < n; i++) {
#pragma omp critical(a)
        named++;
#pragma omp critical
        unnamed++;
        omp_set_lock(&lock);
        set++;
        omp_unset_lock(&lock);
        if (i % 10 == 0) {
            omp_set_nest_lock(&nest);
            omp_set_nest_lock(&nest);
            nested++;
            omp_unset_nest_lock(&nest);
            omp_unset_nest_lock(&nest);
            while (!omp_test_lock(&lock)) {
            }
            tested++;
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    omp_destroy_nest_lock(&nest);
    printf("%ld %ld %ld %ld %ld\n", named, unnamed, set, nested, tested);
    return 0;
}
