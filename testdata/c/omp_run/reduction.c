/* Reductions of every operator and type; the result does not depend on the number of threads. */
#include <complex.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct point {
    long x, y;
};

#pragma omp declare reduction(plus : struct point : omp_out.x += omp_in.x, omp_out.y += omp_in.y) initializer(omp_priv = {0, 0})
#pragma omp declare reduction(best : int : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = omp_orig)

static void sections_of(int n, long *list)
{
    long room[n];
    for (int i = 0; i < n; i++)
        room[i] = i;
#pragma omp parallel for reduction(+ : list[1 : n - 1], room)
    for (int i = 0; i < 200; i++) {
        list[1 + i % (n - 1)] += i;
        room[i % n]++;
    }
    long s = 0;
    for (int i = 0; i < n; i++)
        s += room[i] * (i + 1);
    printf("variable %ld\n", s);
}

int main(void)
{
    int add = 1, sub = 2, and = ~0, or = 0, xor = 5, land = 1, lor = 0, least = INT_MAX, most = INT_MIN;
    long mul = 1;
    float f = 0.5f;
    double d = 0;
    unsigned char small = 3;
#pragma omp parallel for reduction(+ : add, d, f, small) reduction(- : sub) reduction(& : and) reduction(| : or) reduction(^ : xor)
    for (int i = 0; i < 64; i++) {
        add += i;
        sub -= i;
        and &= ~(i << 4);
        or |= i;
        xor ^= i * 7;
        d += i * 0.25;
        f += 0.5f;
        small += i;
    }
    printf("%d %d %x %x %d %g %g %d\n", add, sub, and, or, xor, d, f, small);
#pragma omp parallel for reduction(&& : land) reduction(|| : lor) reduction(min : least) reduction(max : most) reduction(* : mul)
    for (int i = 1; i < 15; i++) {
        land = land && i;
        lor = lor || i == 3;
        least = least < i ? least : i;
        most = most > i ? most : i;
        mul *= i;
    }
    printf("%d %d %d %d %ld\n", land, lor, least, most, mul);

    double _Complex z = 1;
#pragma omp parallel for reduction(+ : z)
    for (int i = 0; i < 10; i++)
        z += i + 2.0 * I;
    printf("%g %g\n", creal(z), cimag(z));

    struct point p = {100, 200};
    int b = 4;
#pragma omp parallel for reduction(plus : p) reduction(best : b)
    for (int i = 0; i < 50; i++) {
        p.x += i;
        p.y -= i;
        b = i > b ? i : b;
    }
    printf("%ld %ld %d\n", p.x, p.y, b);

    int h[8] = {1, 2, 3};
#pragma omp parallel reduction(+ : h)
    {
#pragma omp for
        for (int i = 0; i < 1000; i++)
            h[i % 8] += i;
    }
    for (int i = 0; i < 8; i++)
        printf("%d ", h[i]);
    printf("\n");
    long *list = calloc(20, sizeof *list);
    sections_of(20, list);
    long s = 0;
    for (int i = 0; i < 20; i++)
        s += list[i] * i;
    printf("section %ld\n", s);
    int inner = 0;
#pragma omp parallel num_threads(2) reduction(+ : inner)
    inner += 1;
#pragma omp teams num_teams(2) reduction(+ : inner)
    inner += 10;
    printf("%d\n", inner);
    int scanned[40], excluded[40], x = 5, y = 7;
#pragma omp parallel for reduction(inscan, + : x)
    for (int i = 0; i < 40; i++) {
        x += i * 3 + 1;
#pragma omp scan inclusive(x)
        scanned[i] = x;
    }
#pragma omp parallel for simd reduction(inscan, + : y)
    for (int i = 0; i < 40; i++) {
        excluded[i] = y;
#pragma omp scan exclusive(y)
        y += i;
    }
    printf("scan %d %d %d %d %d %d\n", x, scanned[0], scanned[39], y, excluded[0], excluded[39]);
    return 0;
}
