// Definitions without prototypes (C17 6.9.1): parameters are declared between the list and the body.
#include <stdio.h>

int add(a, b) int a, b; { return a + b; }
double half(x) double x; { return x / 2; }
double narrow(f, c) float f; char c; { return f + c; }
char *skip(s, n) char *s; int n; { return s + n; }
int defaults(i, j) { return i * 10 + j; }
long sum(v, n) long v[]; int n; { long s = 0; while (n--) s += *v++; return s; }
int apply(f, x) int (*f)(); int x; { return f(x, 1); }
struct pair { int a, b; };
struct pair swap(p) struct pair p; { struct pair q; q.a = p.b; q.b = p.a; return q; }
void scale(n, v, by) int n; register double *v; double by;
{
    int i;
#pragma acc parallel loop copy(v[0:n])
    for (i = 0; i < n; i++)
        v[i] *= by;
}
int mixed(s, b, u) short s; _Bool b; unsigned char u; { return s * 100 + b * 10 + u; }

#pragma acc routine seq
int device(x, y) int x; short y; { return x - y; }

main()
{
    long v[3] = {1, 2, 3};
    double d[4] = {1, 2, 3, 4};
    struct pair p = {1, 2};
    int i, t = 0;
    p = swap(p);
    scale(4, d, 2.5);
    printf("%d %g %g %s %d\n", add(2, 3), half(3.0), narrow(1.5f, 'a'), skip("hello", 2), defaults(4, 2));
    printf("%ld %d %d %d %g %d\n", sum(v, 3), apply(add, 6), p.a, p.b, d[3], mixed(3, 1, 300));
#pragma acc parallel loop reduction(+:t)
    for (i = 0; i < 10; i++)
        t += device(i, 1);
    printf("%d\n", t);
    return 0;
}
