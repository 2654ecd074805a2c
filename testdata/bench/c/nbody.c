/*
 * nbody: gravitation among all pairs of bodies, leapfrog.
 *
 *   nbody [N [STEPS]]
 *   small: nbody 50 4
 *
 * The forces on a body are summed in the order of the bodies, inside one loop: the output has one value whatever
 * runs in parallel. It is printed with less digits than that, because a compiler may fuse or vectorise.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct point {
    double x, y, z, mass;
};

static void push(int n, double dt, const struct point *restrict p, struct point *restrict v)
{
#pragma acc parallel loop present(p[0:n], v[0:n])
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double fx = 0.0, fy = 0.0, fz = 0.0;
        for (int j = 0; j < n; j++) {
            double dx = p[j].x - p[i].x, dy = p[j].y - p[i].y, dz = p[j].z - p[i].z;
            double d2 = dx * dx + dy * dy + dz * dz + 0.01;
            double f = p[j].mass / (d2 * sqrt(d2));
            fx += f * dx;
            fy += f * dy;
            fz += f * dz;
        }
        v[i].x += dt * fx;
        v[i].y += dt * fy;
        v[i].z += dt * fz;
    }
}

static void drift(int n, double dt, struct point *restrict p, const struct point *restrict v)
{
#pragma acc parallel loop present(p[0:n], v[0:n])
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        p[i].x += dt * v[i].x;
        p[i].y += dt * v[i].y;
        p[i].z += dt * v[i].z;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2000;
    int steps = argc > 2 ? atoi(argv[2]) : 40;
    struct point *p = malloc(n * sizeof *p);
    struct point *v = calloc(n, sizeof *v);
    if (!p || !v)
        return 1;
    unsigned state = 1;
    for (int i = 0; i < n; i++) {
        double draw[4];
        for (int k = 0; k < 4; k++) {
            state = state * 1664525u + 1013904223u;
            draw[k] = (state >> 8) / 16777216.0;
        }
        p[i] = (struct point){draw[0], draw[1], draw[2], (0.5 + draw[3]) / n};
    }
#pragma acc data copy(p[0:n], v[0:n])
    for (int s = 0; s < steps; s++) {
        push(n, 0.001, p, v);
        drift(n, 0.001, p, v);
    }
    double x = 0.0, speed = 0.0;
    for (int i = 0; i < n; i++) {
        x += p[i].x;
        speed += sqrt(v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z);
    }
    printf("nbody: %d bodies, %d steps, position %.6f, speed %.6f\n", n, steps, x / n, speed / n);
    free(p);
    free(v);
    return 0;
}
