#include <stdio.h>

int main(void)
{
    enum { N = 1000, BINS = 16 };
    static int count[BINS];
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int bin = i * i % BINS;
        count[bin]++;
    }
    printf("%d %d\n", count[0], count[1]);
    return 0;
}
