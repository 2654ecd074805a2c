// kept: 'a' is transferred in each iteration of the loop at line 13: the call of 'elsewhere' in line 17 of the loop may access any memory, by line 7
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
void (*elsewhere_pointer)(double *);
void elsewhere(double *x) { if (elsewhere_pointer) elsewhere_pointer(x); }
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
        elsewhere(b);
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
