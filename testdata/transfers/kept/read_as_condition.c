// kept: 'a' is transferred in each iteration of the loop at line 9: the host may read in line 9 what a construct writes
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    while (a[3] < 10) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
    }
    printf("%g\n", a[3]);
    return 0;
}
