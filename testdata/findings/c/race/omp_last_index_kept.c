// find: data race of found, write at 11:13, write at 11:13
#include <stdio.h>
int main(void)
{
    int key[64], found = -1;
    for (int i = 0; i < 64; i++)
        key[i] = i % 8;
#pragma omp parallel for
    for (int i = 0; i < 64; i++)
        if (key[i] == 5)
            found = i;
    printf("%d\n", found);
}
