/* Locks and critical sections that threads contend for, and that tasks take. */
#include <omp.h>
#include <stdio.h>
static omp_lock_t many[16];
static long counts[16];
static omp_nest_lock_t nest;
static long nested;
static long a, b, tested;

static void deeper(int k)
{
    omp_set_nest_lock(&nest);
    nested++;
    if (k > 0)
        deeper(k - 1);
    omp_unset_nest_lock(&nest);
}

int main(void)
{
    long each = 300;
    for (int i = 0; i < 16; i++)
        omp_init_lock(&many[i]);
    omp_init_nest_lock(&nest);
#pragma omp parallel num_threads(8)
    {
#pragma omp for
        for (int i = 0; i < 16000; i++) {
            omp_set_lock(&many[i * 7 % 16]);
            counts[i * 7 % 16]++;
            omp_unset_lock(&many[i * 7 % 16]);
        }
        for (int i = 0; i < 300; i++) {
#pragma omp critical
            a++;
#pragma omp critical(named)
            b++;
            deeper(3);
            while (!omp_test_lock(&many[0]))
                ;
            tested++;
            omp_unset_lock(&many[0]);
            int n = omp_test_nest_lock(&nest);
            if (n > 0) {
                nested += n - 1;
                omp_unset_nest_lock(&nest);
            }
        }
#pragma omp single
        for (int i = 0; i < 200; i++) {
#pragma omp task
            {
                omp_set_lock(&many[1]);
                counts[1]++;
                omp_unset_lock(&many[1]);
#pragma omp critical
                a++;
            }
        }
    }
    long sum = 0;
    for (int i = 0; i < 16; i++) {
        sum += counts[i];
        omp_destroy_lock(&many[i]);
    }
    omp_destroy_nest_lock(&nest);
    printf("%ld %d %d %ld %d\n", sum, a == 8 * each + 200, b == 8 * each, nested, tested == 8 * each);
    return 0;
}
