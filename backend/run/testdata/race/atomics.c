/* Kernels whose accesses are atomic, or only read: nothing to find, unless two names are of one block. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 64 };

static void count(const int *value, int *bin)
{
#pragma acc parallel loop present(value[0:N], bin[0:N])
    for (int i = 0; i < N; i++) {
#pragma acc atomic update
        bin[value[i]]++;
    }
}

static void mixed(const int *value, int *bin)
{
#pragma acc parallel loop present(value[0:N], bin[0:N])
    for (int i = 0; i < N; i++) {
#pragma acc atomic update
        bin[value[i]]++;
        if (i == 9)
            bin[3] = 0; /* not atomic */
    }
}

int main(void)
{
    int *a = malloc(N * sizeof *a), *b = calloc(N, sizeof *b);
    for (int i = 0; i < N; i++)
        a[i] = i % 7;
#pragma acc data copy(a[0:N], b[0:N])
    {
        count(a, b);
        mixed(a, b);
    }
    printf("%d %d\n", b[0], b[6]);
    for (int i = 0; i < N; i++)
        a[i] = i % 7;
#pragma acc data copy(a[0:N])
    count(a, a); /* what is counted changes */
    free(a);
    free(b);
    return 0;
}
