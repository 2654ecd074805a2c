// 2.6.2: a member that a data construct around has brought to the device is found there.
// output: 24 24
// output: 96
#include <stdio.h>

struct s {
    int n;
    float a[8], b[8];
};
struct t {
    struct s s;
    int k;
};
struct t g;

int main(void) {
    struct t t = {.s.n = 8, .k = 2};
    for (int i = 0; i < 8; i++)
        t.s.a[i] = t.s.b[i] = g.s.a[i] = i;
#pragma acc data copy(t.s)
    {
#pragma acc parallel loop present(t.s)
        for (int i = 0; i < 8; i++)
            t.s.a[i] *= t.k;
#pragma acc parallel loop
        for (int i = 0; i < t.s.n; i++) {
            t.s.a[i] *= 4;
            t.s.b[i] = t.s.a[i];
        }
    }
    printf("%g %g\n", t.s.a[3], t.s.b[3]);
    g.s.n = 8;
#pragma acc data copy(g.s.a)
    {
#pragma acc parallel loop present(g.s.a)
        for (int i = 0; i < g.s.n; i++)
            g.s.a[i] *= 2;
#pragma acc kernels loop
        for (int i = 0; i < g.s.n; i++)
            g.s.a[i] *= 16;
    }
    printf("%g\n", g.s.a[3]);
}
