// Complex numbers of integers, an extension of GCC.
#include <stdio.h>

typedef _Complex int ci;
static ci g = 5 - 6i, h[2] = {1i, -2};
struct S { char c; _Complex short s; ci v[2]; };

static ci twice(ci a) { return a + a; }

static void show(const char *what, ci a) { printf("%s %d %d\n", what, __real__ a, __imag__ a); }

int main(void)
{
    ci a = 3 + 4i, b;
    __real__ b = 1;
    __imag__ b = 2;
    show("product", a * b);
    ci c = a * a * b;
    show("quotient", c / b);
    show("truncated", (a * 7) / (b * 2));
    show("scaled", a * 3 - 2);
    show("divided", a / 2);
    show("negative", -a);
    show("conjugate", ~a);
    show("twice", twice(g));
    show("global", h[0] - h[1]);
    printf("%d %d %d %d\n", a == b, a != b, a == 3 + 4i, !a);
    a += b;
    a *= 2;
    show("assigned", a);
    _Complex double d = a;
    d /= 2;
    _Complex long l = b;
    l = l * l + l;
    printf("%g %g %ld %ld\n", __real__ d, __imag__ d, __real__ l, __imag__ l);
    b = d;
    int r = a;
    show("back", b);
    printf("%d %zu %zu\n", r, sizeof(struct S), sizeof(_Complex char));
    struct S s = {1, 0, {a, b}};
    __imag__ s.s = -7;
    show("member", s.v[1] + s.s);
    _Complex unsigned u = 1;
    u -= 2;
    printf("%u %u\n", __real__ u, __imag__ u);
    ci sum = 0, product = 1;
    ci v[20];
    for (int i = 0; i < 20; i++) {
        v[i] = i;
        __imag__ v[i] = 1 - i % 3;
    }
#pragma acc parallel loop reduction(+ : sum) reduction(* : product) copyin(v)
    for (int i = 0; i < 20; i++) {
        sum += v[i] * a;
        if (i % 5 == 1)
            product *= v[i];
    }
    show("sum", sum);
    show("product", product);
#pragma acc parallel loop firstprivate(a) private(b) copy(v)
    for (int i = 0; i < 20; i++) {
        b = v[i] - a;
        v[i] = b * ~b;
    }
    show("norm", v[19]);
    return 0;
}
