#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int i, len = 1000;
    if (argc > 1)
        len = atoi(argv[1]);
    int a[len], b[len];
    for (i = 0; i < len; i++)
        a[i] = b[i] = i;
#pragma omp parallel for
    for (i = 0; i < len - 1; i++)
        a[i] = b[i + 1] + 1;
    printf("%d\n", a[len / 2]);
    return 0;
}
