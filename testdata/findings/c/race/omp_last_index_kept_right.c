#include <stdio.h>
int main(void)
{
    int key[64], found = -1;
    for (int i = 0; i < 64; i++)
        key[i] = i % 8;
#pragma omp parallel for reduction(max: found)
    for (int i = 0; i < 64; i++)
        if (key[i] == 5)
            found = i > found ? i : found;
    printf("%d\n", found);
}
