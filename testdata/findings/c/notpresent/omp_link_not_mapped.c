// find: not present of table, read at 6
#include <stdio.h>
static double table[8];
#pragma omp declare target link(table)
#pragma omp declare target
static double at(int i) { return table[i]; }
#pragma omp end declare target
int main(void)
{
    double s = 0;
    for (int i = 0; i < 8; i++) table[i] = i;
#pragma omp target teams distribute parallel for reduction(+: s) map(tofrom: s)
    for (int i = 0; i < 8; i++) s += at(i);
    printf("%g\n", s);
}
