#include <stdio.h>
int main(void)
{
    int key[20], found = -1;
    for (int i = 0; i < 20; i++) key[i] = i * 3;
#pragma omp target map(to: key) map(tofrom: found)
    for (int i = 0; i < 20; i++)
        if (key[i] == 30) found = i;
    printf("%d\n", found);
}
