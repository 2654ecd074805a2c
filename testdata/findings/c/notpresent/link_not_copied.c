// find: not present of table, read at 6
#include <stdio.h>
static double table[8];
#pragma acc declare link(table)
#pragma acc routine seq
static double at(int i) { return table[i] + table[0]; }
int main(void)
{
    double s = 0;
    for (int i = 0; i < 8; i++) table[i] = i;
#pragma acc parallel loop reduction(+: s)
    for (int i = 0; i < 8; i++) s += at(i);
    printf("%g\n", s);
}
