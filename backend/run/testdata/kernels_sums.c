/* Sums, products and extremes in kernels loops that say nothing of them. */
#include <math.h>
#include <stdio.h>

enum { N = 1000 };

int main(void)
{
    static double a[N];
    static int b[N];
    for (int i = 0; i < N; i++) {
        a[i] = (i * 37 % 101) - 50.5;
        b[i] = i * 53 % 97;
    }
    double s = 0.5, m = -1e300, least = INFINITY, seen = 0;
    int k = 3, bits = 0, top = -1;
    long product = 1;
#pragma acc kernels loop
    for (int i = 0; i < N; i++) {
        s += a[i];
        if (a[i] > m)
            m = a[i];
        least = fmin(least, a[i]);
        if (b[i] % 3 == 0)
            k++;
        bits |= 1 << b[i] % 12;
        top = b[i] < top ? top : b[i];
    }
    printf("%g %g %g %d %d %d\n", s, m, least, k, bits, top);

#pragma acc kernels copy(a, b)
    {
        s = 10;
#pragma acc loop
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < 3; j++)
                s -= j * b[i];
            a[i] = b[i];
        }
#pragma acc loop
        for (int i = 0; i < 10; i++)
            product *= 1 + i % 3;
#pragma acc loop
        for (int i = 0; i < N; i++) {
            seen += b[i];
            a[i] = seen;
        }
    }
    printf("%g %ld %g %g\n", s, product, a[N - 1], a[N / 2]);

    double nothing = -INFINITY;
#pragma acc kernels loop copyin(a)
    for (int i = 0; i < 4; i++)
        nothing = fmax(nothing, -INFINITY);
    printf("%g\n", nothing);
    return 0;
}
