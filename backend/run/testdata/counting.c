#include <stdio.h>
#include <stdlib.h>
enum { B = 64 };
static void count(int n, const unsigned *value, unsigned *bin)
{
#pragma acc parallel loop present(value[0:n], bin[0:B])
    for (int i = 0; i < n; i++)
#pragma acc atomic update
        bin[value[i] % B]++;
}
int main(void)
{
    int n = 10000, odd = 0;
    unsigned *value = malloc(n * sizeof *value), *bin = malloc(B * sizeof *bin);
    long long bits[3][5] = {{0}};
    double half = 1;
    for (int i = 0; i < n; i++)
        value[i] = i * 7;
    for (int i = 0; i < B; i++)
        bin[i] = i;
#pragma acc data copyin(value[0:n]) copy(bin[0:B])
    {
        count(n, value, bin);
        count(n / 2, value, bin);
#pragma acc parallel loop gang vector copy(bits, odd, half) present(value[0:n])
        for (int i = 0; i < n; i++) {
#pragma acc atomic
            bits[i % 3][i % 5] ^= value[i];
            if (value[i] % 2) {
#pragma acc atomic
                odd += 1;
            }
#pragma acc atomic
            half = half - 0.5;
        }
    }
    printf("%u %u %u\n", bin[0], bin[1], bin[B - 1]);
    for (int i = 0; i < 3; i++)
        printf("%lld %lld\n", bits[i][0], bits[i][4]);
    printf("%d %g\n", odd, half);
}
