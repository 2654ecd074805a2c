// find: data race of n, write at 13:16, write at 13:16
#include <stdio.h>

static int input[1000], output[1000];

int main(void)
{
    int i, n = 0;
    for (i = 0; i < 1000; i++)
        input[i] = i;
#pragma omp parallel for
    for (i = 0; i < 1000; i++)
        output[n++] = input[i];
    printf("%d\n", output[500]);
    return 0;
}
