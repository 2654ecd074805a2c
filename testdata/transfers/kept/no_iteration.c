// silent
#include <stdio.h>

static void run(int steps, double *restrict a)
{
#pragma acc data copy(a[0:10])
    {
        for (int s = 0; s < steps; s++) {
#pragma acc parallel loop
            for (int i = 0; i < 10; i++)
                a[i] = i + s;
        }
    }
}

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = -1;
    run(0, a);
    printf("%g\n", a[2]);
    run(2, a);
    printf("%g\n", a[2]);
    return 0;
}
