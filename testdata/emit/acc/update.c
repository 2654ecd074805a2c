// Updates of variables that devices have: GCC 12 transfers sections only.
#include <stdio.h>
#define N 8
static double m[N + 1][4], *p, s;
extern int table[];
#pragma omp declare target(m, p, s, table)
int table[3] = {1, 2, 3};
int main(void)
{
    m[1][2] = 5; s = 2;
#pragma omp target update to(m, s) to(table)
#pragma omp target update to(m[1:2])
    double t = 0;
#pragma omp target map(tofrom: t)
    t = m[1][2] * s + table[1];
    printf("%g\n", t);
}
