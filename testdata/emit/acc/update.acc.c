// Updates of variables that devices have: GCC 12 transfers sections only.
#include <stdio.h>
#define N 8
static double m[N + 1][4], *p, s;
#pragma acc declare copyin(s)
#pragma acc declare copyin(p)
#pragma acc declare copyin(m)
extern int table[];
int table[3] = {1, 2, 3};
#pragma acc declare copyin(table)
int main(void)
{
    m[1][2] = 5; s = 2;
#pragma acc update device(m[0:N + 1], s, table[0:3])
#pragma acc update device(m[1:2])
    double t = 0;
#pragma acc serial copy(t)
    t = m[1][2] * s + table[1];
    printf("%g\n", t);
}
