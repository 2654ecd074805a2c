// becomes: data copy(u); target data map(tofrom: u)
#include <stdio.h>
#define N 40
static double u[N], v[N];
static void step(void)
{
#pragma acc parallel loop copy(u, v)
    for (int i = 0; i < N; i++) {
        u[i] += v[i];
        v[i] += 1;
    }
}
static void run(void)
{
    double v = 7;
    for (int k = 0; k < 5; k++)
        step();
    printf("%g\n", v);
}
int main(void)
{
    run();
    printf("%g %g\n", u[3], v[3]);
    return 0;
}
