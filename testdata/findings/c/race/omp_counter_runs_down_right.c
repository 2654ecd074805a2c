#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int len = argc > 1 ? atoi(argv[1]) : 100;
    int left = len, left2 = len;
    int x[100];
    for (int i = 0; i < len; i++)
        x[i] = i % 7 - 3;
#pragma omp parallel for reduction(-: left2)
    for (int i = 0; i < len; ++i)
        if (x[i] <= 0)
            left2--;
    printf("%d %d\n", left, left2);
    return 0;
}
