/* Variable-length private arrays and reductions in a loop that runs often. */
#include <stdio.h>

static long work(int n, int rounds)
{
    long total = 0;
    double part[n];
#pragma acc parallel num_gangs(2) copy(total)
    {
        for (int r = 0; r < rounds; r++) {
#pragma acc loop seq private(part)
            for (int i = 0; i < 2; i++) {
                for (int k = 0; k < n; k++)
                    part[k] = k + i;
                double s = 0;
#pragma acc loop vector reduction(+:s)
                for (int k = 0; k < n; k++)
                    s += part[k];
                if (r == rounds - 1) {
#pragma acc atomic
                    total += (long)s;
                }
            }
        }
    }
    return total;
}

int main(void)
{
    printf("%ld\n", work(1000, 3000));
    return 0;
}
