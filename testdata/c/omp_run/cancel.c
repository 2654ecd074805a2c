/* Cancellation ends constructs, and nothing that follows them is lost. */
#include <stdio.h>

int main(void)
{
    int found = -1, after = 0, threads = 0, done = 0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < 10000; i++) {
            if (i % 100 == 37) {
#pragma omp atomic write
                found = 1;
#pragma omp cancel for
            }
#pragma omp cancellation point for
        }
#pragma omp atomic
        after++;
#pragma omp atomic
        threads++;
    }
    printf("%d %d\n", found, after == threads);
#pragma omp parallel sections
    {
        {
            done |= 1;
#pragma omp cancel sections if (done < 0)
        }
#pragma omp section
        {
#pragma omp cancellation point sections
#pragma omp atomic
            done |= 2;
        }
    }
    printf("%d\n", done);
#pragma omp parallel num_threads(2)
    {
#pragma omp cancel parallel if (threads > 1000)
#pragma omp barrier
#pragma omp atomic
        done += 10;
    }
    printf("%d\n", done);
    return 0;
}
