// Masses on springs: forces, velocities and positions, each in a loop of its own; nothing says what is transferred.
#include <stdio.h>

#define N 2000

static double x[N], v[N], f[N], mass[N];

static double kinetic(void)
{
    double e = 0;
    for (int i = 0; i < N; i++)
        e += 0.5 * mass[i] * v[i] * v[i];
    return e;
}

int main(void)
{
    const double k = 40, dt = 0.001;
    for (int i = 0; i < N; i++) {
        x[i] = i + (i % 7) * 0.01;
        v[i] = 0;
        mass[i] = 1 + (i % 3);
    }

    #pragma acc data copy(x, v) copyin(mass) create(f)
    for (int step = 0; step < 40; step++) {
#pragma acc parallel loop
        for (int i = 1; i < N - 1; i++)
            f[i] = k * (x[i + 1] - 2 * x[i] + x[i - 1]);
#pragma acc parallel loop
        for (int i = 1; i < N - 1; i++)
            v[i] += dt * f[i] / mass[i];
#pragma acc parallel loop
        for (int i = 1; i < N - 1; i++)
            x[i] += dt * v[i];
    }

    printf("energy %.9f position %.9f\n", kinetic(), x[N / 2]);
    return 0;
}
