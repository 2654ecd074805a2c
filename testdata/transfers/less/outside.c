// becomes: update self(p[0:n]); target update from(p[0:n])
#include <stdio.h>
static void work(double *restrict p, int n, int k)
{
    for (int s = 0; s < 12; s++) {
#pragma acc parallel loop copy(p[0:n])
        for (int i = 0; i < n; i++)
            p[i] += 1;
        if (s % 4 == 0)
            for (int j = 0; j < k; j++)
                printf("%g\n", p[j]);
    }
}
int main(void)
{
    double p[40];
    for (int i = 0; i < 40; i++)
        p[i] = i;
    work(p, 20, 30);
    printf("%g\n", p[3]);
    return 0;
}
