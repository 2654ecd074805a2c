#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int len = 100, a[100];
    for (int i = 0; i < len; i++)
        a[i] = i;
    srand(time(NULL));
#pragma omp parallel for if (rand() < 0)
    for (int i = 0; i < len - 1; i++)
        a[i + 1] = a[i] + 1;
    printf("%d\n", a[50]);
    return 0;
}
