// Definitions as in K&R: a parameter without a declaration is an int, in clauses, too.
#include <stdio.h>

static int total(v, n)
double *v;
{
    int c = 0;
#pragma omp parallel for firstprivate(n) reduction(+: c)
    for (int i = 0; i < n; i++)
        c += v[i] > 0;
    return c;
}

static void add(a, n, b)
double *a, *b;
int n;
{
#pragma omp target teams distribute parallel for map(tofrom: a[0:n]) map(to: b[0:n])
    for (int i = 0; i < n; i++)
        a[i] += b[i];
}

plain(a, count, c) { return a + count * c; }

static long *stored(p, q)
register long *p;
{
    *p = q;
    return p;
}

static int apply(f, x)
int (*f)();
{
    return f(x, 1, 2);
}

static unsigned of(s)
struct S { unsigned a; } *s;
{
    return s ? s->a : 0;
}

int main(void)
{
    double v[4] = { 1, -1, 2, 3 };
    long l;
    add(v, 4, v);
    printf("%d %g %d %ld %d %u\n", total(v, 4), v[2], plain(1, 2, 3), *stored(&l, 5), apply(plain, 3), of(0));
}
