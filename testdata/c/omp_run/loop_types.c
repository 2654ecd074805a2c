// Collapsed loops count in variables of different types.
#include <stdio.h>

int main(void)
{
    int z = 0;
    signed char k;
    long h;
    unsigned char u;
    short s;
    unsigned v;
#pragma omp parallel for collapse(2) reduction(+ : z) lastprivate(k, h)
    for (k = -5; k < 5; k += 3)
        for (h = 0; h < 3; h++)
            z += k * h;
    printf("%d %d %ld\n", z, k, h);
#pragma omp parallel for collapse(3) reduction(+ : z) lastprivate(u, s, v)
    for (u = 205; u >= 200; u -= 2)
        for (s = -3; s < 3; s++)
            for (v = 4000000000u; v < 4000000003u; v++)
                z += u + s + (v & 3);
    printf("%d %d %d %u\n", z, u, s, v);
#pragma omp target teams distribute parallel for collapse(2) reduction(+ : z)
    for (unsigned char k = 200; k < 205; k++)
        for (short h = -3; h < 3; h++)
            z += k * h;
    printf("%d\n", z);
#pragma omp simd collapse(2) reduction(+ : z)
    for (unsigned char k = 255; k > 250; k--)
        for (long long h = -3; h != 3; h++)
            z += k * h;
    printf("%d\n", z);
    return 0;
}
