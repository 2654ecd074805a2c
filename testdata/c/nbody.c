/*
 * nbody: gravitation among N bodies, every pair, leapfrog in time.
 *
 *   nbody [N [STEPS]]
 *
 * The bodies are a struct of arrays that stays on the device between
 * "enter data" and "exit data"; the host sees positions only when it asks for
 * them with "update". Energy and momentum are sums over all bodies and are
 * printed with fewer digits than any order of summation can change.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct bodies {
    int n;
    double *mass;
    double *x, *y, *z;    /* position */
    double *vx, *vy, *vz; /* velocity */
    double *ax, *ay, *az; /* acceleration */
};

struct energy {
    double kinetic;
    double potential;
};

static const double softening = 0.05;

static double *vector(int n)
{
    double *p = calloc((size_t)n, sizeof *p);
    if (!p) {
        fprintf(stderr, "nbody: out of memory for n = %d\n", n);
        exit(1);
    }
    return p;
}

/* A generator of our own, so that every C library starts the same cloud. */
static double uniform(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (double)(*state >> 8) / 16777216.0;
}

static void create(struct bodies *b, int n)
{
    unsigned state = 12345u;
    b->n = n;
    b->mass = vector(n);
    b->x = vector(n), b->y = vector(n), b->z = vector(n);
    b->vx = vector(n), b->vy = vector(n), b->vz = vector(n);
    b->ax = vector(n), b->ay = vector(n), b->az = vector(n);
    for (int i = 0; i < n; i++) {
        b->mass[i] = (0.5 + uniform(&state)) / n;
        b->x[i] = 2.0 * uniform(&state) - 1.0;
        b->y[i] = 2.0 * uniform(&state) - 1.0;
        b->z[i] = 2.0 * uniform(&state) - 1.0;
        b->vx[i] = -0.3 * b->y[i];
        b->vy[i] = 0.3 * b->x[i];
        b->vz[i] = 0.0;
    }
#pragma acc enter data copyin(b[0:1])
#pragma acc enter data copyin(b->mass[0:n], b->x[0:n], b->y[0:n], b->z[0:n]) \
    copyin(b->vx[0:n], b->vy[0:n], b->vz[0:n])                               \
    create(b->ax[0:n], b->ay[0:n], b->az[0:n])
}

static void destroy(struct bodies *b)
{
    int n = b->n;
#pragma acc exit data delete(b->mass[0:n], b->ax[0:n], b->ay[0:n], b->az[0:n]) \
    delete(b->vx[0:n], b->vy[0:n], b->vz[0:n])                                 \
    copyout(b->x[0:n], b->y[0:n], b->z[0:n])
#pragma acc exit data delete(b[0:1]) finalize
    free(b->mass);
    free(b->x), free(b->y), free(b->z);
    free(b->vx), free(b->vy), free(b->vz);
    free(b->ax), free(b->ay), free(b->az);
}

static void accelerate(struct bodies *b)
{
    int n = b->n;
#pragma acc parallel loop gang present(b[0:1])
    for (int i = 0; i < n; i++) {
        double xi = b->x[i], yi = b->y[i], zi = b->z[i];
        double fx = 0.0, fy = 0.0, fz = 0.0;
#pragma acc loop vector reduction(+ : fx, fy, fz)
        for (int j = 0; j < n; j++) {
            double dx = b->x[j] - xi;
            double dy = b->y[j] - yi;
            double dz = b->z[j] - zi;
            double d2 = dx * dx + dy * dy + dz * dz + softening * softening;
            double f = b->mass[j] / (d2 * sqrt(d2));
            fx += f * dx;
            fy += f * dy;
            fz += f * dz;
        }
        b->ax[i] = fx;
        b->ay[i] = fy;
        b->az[i] = fz;
    }
}

static void kick(struct bodies *b, double dt)
{
#pragma acc parallel loop present(b[0:1])
    for (int i = 0; i < b->n; i++) {
        b->vx[i] += dt * b->ax[i];
        b->vy[i] += dt * b->ay[i];
        b->vz[i] += dt * b->az[i];
    }
}

static void drift(struct bodies *b, double dt)
{
#pragma acc parallel loop present(b[0:1])
    for (int i = 0; i < b->n; i++) {
        b->x[i] += dt * b->vx[i];
        b->y[i] += dt * b->vy[i];
        b->z[i] += dt * b->vz[i];
    }
}

static struct energy measure(struct bodies *b)
{
    int n = b->n;
    double kinetic = 0.0;
    double potential = 0.0;
#pragma acc parallel loop gang present(b[0:1]) reduction(+ : kinetic, potential)
    for (int i = 0; i < n; i++) {
        double v2 = b->vx[i] * b->vx[i] + b->vy[i] * b->vy[i] + b->vz[i] * b->vz[i];
        kinetic += 0.5 * b->mass[i] * v2;
#pragma acc loop vector reduction(+ : potential)
        for (int j = i + 1; j < n; j++) {
            double dx = b->x[j] - b->x[i];
            double dy = b->y[j] - b->y[i];
            double dz = b->z[j] - b->z[i];
            double d2 = dx * dx + dy * dy + dz * dz + softening * softening;
            potential -= b->mass[i] * b->mass[j] / sqrt(d2);
        }
    }
    struct energy e = {kinetic, potential};
    return e;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 256;
    int steps = argc > 2 ? atoi(argv[2]) : 40;
    if (n < 2 || steps < 1) {
        fprintf(stderr, "usage: %s [N [STEPS]]\n", argv[0]);
        return 2;
    }

    const double dt = 0.01;
    struct bodies b;
    create(&b, n);
    accelerate(&b);

    struct energy first = measure(&b);
    printf("nbody: %d bodies, %d steps\n", n, steps);
    for (int step = 1; step <= steps; step++) {
        kick(&b, 0.5 * dt);
        drift(&b, dt);
        accelerate(&b);
        kick(&b, 0.5 * dt);
        if (step % (steps < 4 ? 1 : steps / 4) == 0) {
            struct energy e = measure(&b);
#pragma acc update self(b.x[0:1], b.y[0:1], b.z[0:1])
            printf("step %4d: kinetic %.6f potential %.6f first body (%.5f, %.5f, %.5f)\n",
                   step, e.kinetic, e.potential, b.x[0], b.y[0], b.z[0]);
        }
    }

    struct energy last = measure(&b);
    double drift_of_energy = fabs((last.kinetic + last.potential) /
                                  (first.kinetic + first.potential) - 1.0);
    printf("energy is conserved: %s\n", drift_of_energy < 1.0e-3 ? "yes" : "no");
    destroy(&b);
    return drift_of_energy < 1.0e-3 ? 0 : 1;
}
