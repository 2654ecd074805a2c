// Names of reductions and mappers have the scopes of C: two functions may declare one name for one type, a block hides the name around
// it until its end, and functions have names of their own.
#include <stdio.h>
#include <stdlib.h>

struct v { int n; int *p, *q; };
typedef struct v vector;

#pragma omp declare reduction(pick : int, long : omp_out = omp_out > omp_in ? omp_out : omp_in) initializer(omp_priv = 0)

static int sum(void)
{
#pragma omp declare reduction(pick : int : omp_out += omp_in) initializer(omp_priv = 0)
    int s = 0;
#pragma omp parallel for reduction(pick : s)
    for (int i = 0; i < 5; i++)
        s += i;
    return s;
}

static int product(void)
{
#pragma omp declare reduction(pick : int : omp_out *= omp_in) initializer(omp_priv = 1)
    int s = 1;
#pragma omp parallel for reduction(pick : s)
    for (int i = 1; i < 5; i++)
        s *= i;
    return s;
}

static int blocks(void)
{
    int a = 0, b = 1, c = 0;
    long d = 0;
#pragma omp parallel for reduction(pick : a)
    for (int i = 1; i < 5; i++)
        a = a > i ? a : i;
    {
#pragma omp declare reduction(pick : int : omp_out *= omp_in) initializer(omp_priv = 1)
#pragma omp parallel for reduction(pick : b) reduction(pick : d)
        for (int i = 1; i < 5; i++) {
            b *= i;
            d = d > i ? d : i;
        }
        {
#pragma omp declare reduction(pick : int : omp_out += omp_in) initializer(omp_priv = 0)
#pragma omp taskloop reduction(pick : c)
            for (int i = 1; i < 5; i++)
                c += i;
        }
    }
#pragma omp parallel for reduction(pick : a)
    for (int i = 1; i < 6; i++)
        a = a > i ? a : i;
    return a * 10000 + b * 100 + c * 10 + d;
}

static int first(vector a)
{
    int s = 0;
#pragma omp declare mapper(m : vector x) map(x, x.p[0 : x.n])
#pragma omp target map(mapper(m), tofrom : a) map(from : s)
    s = a.p[1];
    return s;
}

static int second(vector a)
{
    int s = 0;
#pragma omp declare mapper(m : struct v x) map(x, x.q[0 : x.n])
#pragma omp target map(mapper(m), tofrom : a) map(from : s)
    s = a.q[1];
    return s;
}

static int third(vector a)
{
    int s = 0, t = 0;
#pragma omp declare mapper(struct v x) map(x, x.p[0 : x.n])
#pragma omp target map(tofrom : a) map(from : s)
    s = a.p[1];
    {
#pragma omp declare mapper(struct v x) map(x, x.q[0 : x.n])
#pragma omp target map(tofrom : a) map(from : t)
        t = a.q[1];
    }
#pragma omp target map(tofrom : a) map(tofrom : s)
    s += a.p[0];
    return 10 * s + t;
}

static int m(void) { return 7; }

int main(void)
{
    vector a = {2, malloc(2 * sizeof(int)), malloc(2 * sizeof(int))};
    a.p[0] = 1, a.p[1] = 5, a.q[1] = 6;
    printf("%d %d %d\n", sum(), product(), blocks());
    printf("%d %d %d %d\n", first(a), second(a), third(a), m());
    return 0;
}
