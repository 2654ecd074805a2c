// kept: 'x[0:n]' is transferred in each iteration of the loop at line 21: line 22 may end the program before, and then the memory need not exist
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int n)
{
    if (!x) {
        printf("no memory\n");
        exit(0);
    }
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}
int main(void)
{
    int n = N;
    double *a = NULL;
    if (n > N)
        a = malloc(n * sizeof *a);
    for (int k = 0; k < 5; k++)
        step(a, n);
    return 0;
}
