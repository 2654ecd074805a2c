// find: data race of table, write at 7, read at 10
#include <stdio.h>
static double table[32]; static int ready;
static double get(int i)
{
    if (!ready) {
        for (int k = 0; k < 32; k++) table[k] = k * k;
        ready = 1;
    }
    return table[i];
}
int main(void)
{
    double s = 0;
#pragma omp parallel for reduction(+: s)
    for (int i = 0; i < 32; i++)
        s += get(i);
    printf("%g\n", s);
}
