// find: data race of shared_count, write at 13:9, read at 13:9
#include <omp.h>
#include <stdio.h>
int main(void)
{
    omp_lock_t lock[2];
    int shared_count = 0;
    omp_init_lock(&lock[0]);
    omp_init_lock(&lock[1]);
#pragma omp parallel for
    for (int i = 0; i < 20; i++) {
        omp_set_lock(&lock[i % 2]);
        shared_count += i;
        omp_unset_lock(&lock[i % 2]);
    }
    printf("%d\n", shared_count);
    omp_destroy_lock(&lock[0]);
    omp_destroy_lock(&lock[1]);
}
