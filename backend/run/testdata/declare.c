/* Globals of declare directives have one copy on the device, in discrete memory, whoever refers to it. */
#include <stdio.h>

double factor = 2;
int table[4] = {1, 2, 3, 4}, rows = 4;
#pragma acc declare create(factor, rows) copyin(table)

#pragma acc routine seq
static double apply(double x, int i) { return x * factor + table[i]; }

int main(void)
{
    double a[4] = {1, 2, 3, 4};
    factor = 5;
#pragma acc update device(factor)
    factor = -1;
    table[3] = 40;
#pragma acc parallel loop copy(a)
    for (int i = 0; i < 4; i++)
        a[i] = apply(a[i], i);
    printf("%g %g %g %g\n", a[0], a[1], a[2], a[3]);
#pragma acc parallel loop copy(a) present(table)
    for (int i = 0; i < rows; i++)
        a[i] = table[i];
    printf("%g\n", a[3]);
#pragma acc parallel
    factor = 7; /* not a private copy */
#pragma acc update self(factor)
    printf("%g\n", factor);
    return 0;
}
