// becomes: update self(a[7:1]) if_present
#include <stdio.h>

static void run(int n, double *restrict a)
{
#pragma acc data copy(a[0:n])
    for (int k = 0; k < 6; k++) {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            a[i] += i;
        if (k % 2 == 1) {
#pragma acc update self(a[0:n])
            printf("%g\n", a[7]);
        }
    }
}

int main(void)
{
    double a[16];
    for (int i = 0; i < 16; i++)
        a[i] = i;
    run(16, a);
    printf("%g %g\n", a[2], a[9]);
    return 0;
}
