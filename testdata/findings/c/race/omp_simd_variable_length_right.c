#include <stdio.h>

/* Each lane has an array to itself, whose length is not constant. */
int main(int argc, char **argv)
{
    int n = 100 - (argc > 5), a[n], t[n];
    for (int i = 0; i < n; i++)
        a[i] = i;
    #pragma omp simd private(t)
    for (int i = 0; i < n - 1; i++)
        { t[0] = a[i]; t[i] = t[0] + 1; a[i] = t[i]; }
    printf("%d\n", a[n - 1]);
    (void)argv;
    return 0;
}
