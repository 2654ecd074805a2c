// find: data race of a, write at 12, read at 12
#include <stdio.h>

/* Lanes read what the lane before them writes, in an array whose length is not constant. */
int main(int argc, char **argv)
{
    int n = 100 - (argc > 5), a[n];
    for (int i = 0; i < n; i++)
        a[i] = i;
    #pragma omp simd
    for (int i = 0; i < n - 1; i++)
        a[i + 1] = a[i] + 1;
    printf("%d\n", a[n - 1]);
    (void)argv;
    return 0;
}
