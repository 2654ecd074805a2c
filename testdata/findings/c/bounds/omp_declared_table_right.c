#include <stdio.h>
#pragma omp declare target
static int tab[4] = {1, 2, 3, 4}, other[4] = {5, 6, 7, 8};
static int look(int k) { tab[k] = k; return tab[k] + other[k & 3]; }
#pragma omp end declare target
int main(void)
{
    int out = 0;
#pragma omp target map(tofrom: out)
    for (int i = 0; i < 4; i++) out += look(i);
    printf("%d\n", out);
}
