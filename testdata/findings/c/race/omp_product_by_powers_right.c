#include <stdio.h>
int main(void)
{
    double power = 1, out[20], x = 1.5;
    for (int i = 0; i < 20; i++) {
        out[i] = power;
        power *= x;
    }
    printf("%g\n", out[0]);
}
