/* A member of a union may have its value in a gap of another. */
#include <stdio.h>

struct gaps {
    int b;
    long c;
    short d;
};

union both {
    unsigned long whole;
    struct gaps s;
    unsigned char bytes[24];
};

struct holder {
    union both u[2];
    int k;
};

static union both ones = {18446744073709551606UL};
static struct holder held = {{{5}, {-2L}}, 3};

static union both next(union both x)
{
    x.whole += 1;
    return x;
}

int main(void)
{
    union both a = next(ones), copies[4];
    struct holder b = held;
    b.u[0] = a;
#pragma acc parallel loop copyout(copies) firstprivate(a)
    for (int i = 0; i < 4; i++) {
        copies[i] = a;
        copies[i].whole -= i;
        copies[i].bytes[23] = 7;
    }
    printf("%lx %lx %lx %d\n", ones.whole, b.u[0].whole, b.u[1].whole, b.k);
    printf("%lx %lx %d\n", copies[0].whole, copies[3].whole, copies[3].bytes[23]);
    return 0;
}
