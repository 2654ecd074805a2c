// find: data race of power, write at 9:9, read at 8:18
#include <stdio.h>
int main(void)
{
    double power = 1, out[20], x = 1.5;
#pragma omp parallel for
    for (int i = 0; i < 20; i++) {
        out[i] = power;
        power *= x;
    }
    printf("%g\n", out[0]);
}
