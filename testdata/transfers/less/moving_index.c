// becomes: update self(c); target update from(c)
#include <stdio.h>
#define N 40
int main(void)
{
    double c[N];
    int k = 3;
    for (int i = 0; i < N; i++)
        c[i] = i;
    for (int s = 0; s < 12; s++) {
#pragma acc parallel loop copy(c)
        for (int i = 0; i < N; i++)
            c[i] += 1;
        if (s % 4 == 0)
            printf("%g %g\n", c[k++], c[0]);
    }
    printf("%g\n", c[3]);
    return 0;
}
