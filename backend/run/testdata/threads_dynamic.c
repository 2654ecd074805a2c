/* Chunks of dynamic loops are claimed once each, whatever loops are around, before and after. */
#include <stdio.h>

enum { n = 100000 };
static unsigned char seen[n];

static int loops(int r)
{
    int sum = 0;
#pragma omp parallel reduction(+ : sum) num_threads(4)
    {
#pragma omp for schedule(dynamic, 3) nowait
        for (int i = 0; i < 17; i++)
            sum += i;
#pragma omp for schedule(dynamic, 2) nowait
        for (int i = 0; i < r - r; i++)
            sum += 1000;
#pragma omp for schedule(runtime)
        for (int i = 0; i < 9; i++)
            sum += i;
#pragma omp sections
        {
#pragma omp section
            sum += 1;
#pragma omp section
            {
#pragma omp parallel for schedule(dynamic, 5) num_threads(1 + r % 3) reduction(+ : sum)
                for (int j = 0; j < 40; j++)
                    sum += j;
            }
        }
    }
    return sum;
}

int main(void)
{
#pragma omp parallel for schedule(dynamic, 1) num_threads(4)
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        seen[i]++;
    }
    int once = 0;
    for (int i = 0; i < n; i++)
        once += seen[i] == 1;
    printf("%d of %d\n", once, n);

    int good = 0;
    for (int r = 0; r < 300; r++)
        good += loops(r) == 136 + 36 + 1 + 780;
    printf("%d of 300\n", good);

    long long last = 0;
#pragma omp parallel for schedule(dynamic, 0x4000000000000000) num_threads(4) lastprivate(last)
    for (long long i = 0; i < 5; i++)
        last = i;
    printf("last %lld\n", last);
    return 0;
}
