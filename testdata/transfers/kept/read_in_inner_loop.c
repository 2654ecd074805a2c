// kept: 'a' is transferred in each iteration of the loop at line 8: the host may read in line 17 what a construct writes
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N] = { 1 }, b[N] = { 2 }, sum = 0;
#pragma acc data copy(b)
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
        // An update would run in each of its iterations.
        for (int j = 0; j < 9; j++) {
#pragma acc parallel loop
            for (int i = 0; i < N; i++)
                b[i] += 1;
            sum += a[j];
        }
    }
    printf("%g %g %g\n", a[3], b[3], sum);
    return 0;
}
