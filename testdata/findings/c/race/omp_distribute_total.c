// find: data race of total, write at 10:9, read at 10:9
#include <stdio.h>
int main(void)
{
    int a[128], total = 0;
    for (int i = 0; i < 128; i++)
        a[i] = i;
#pragma omp target teams distribute map(to: a) map(tofrom: total)
    for (int i = 0; i < 128; i++)
        total += a[i];
    printf("%d\n", total);
}
