// find: data race of a, write at 15:9, read at 15:16
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int i, len = 1000;
    if (argc > 1)
        len = atoi(argv[1]);
    int a[len];
    for (i = 0; i < len; i++)
        a[i] = i;
#pragma omp parallel for
    for (i = 0; i < len - 1; i++)
        a[i] = a[i + 1] + 1;
    printf("%d\n", a[len / 2]);
    return 0;
}
