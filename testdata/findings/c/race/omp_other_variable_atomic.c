// find: data race of misses, write at 12:13, read at 12:13
#include <stdio.h>
int main(void)
{
    int hits = 0, misses = 0;
#pragma omp parallel for
    for (int i = 0; i < 90; i++) {
        if (i % 3) {
#pragma omp atomic
            hits++;
        } else
            misses++;
    }
    printf("%d %d\n", hits, misses);
}
