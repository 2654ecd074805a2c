/*
 * wave: the 1-D wave equation u_tt = c^2 u_xx on a string held at both ends.
 *
 *   wave [N [STEPS]]
 *
 * The string is cut into two halves that advance on asynchronous queues of
 * their own; each waits for the other before it reads across the cut.
 * Snapshots travel to the host on a third queue while the next steps are
 * already being computed. Every point is computed by the same expression in
 * whatever order the queues run, so the output is exact.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 1, RIGHT = 2, SNAPSHOT = 3, WIDTH = 64 };

static const double pi = 3.14159265358979323846;

/* One time step of the points lo <= i < hi, on the given queue. */
static void advance(int lo, int hi, int n, double r2, const double *restrict older,
                    const double *restrict old, double *restrict now, int queue)
{
#pragma acc parallel loop async(queue) present(older[0:n], old[0:n], now[0:n])
    for (int i = lo; i < hi; i++)
        now[i] = 2.0 * old[i] - older[i] + r2 * (old[i - 1] - 2.0 * old[i] + old[i + 1]);
}

/* The string as text: one character for every n/WIDTH points. */
static void draw(const double *u, int n, int step)
{
    static const char above[] = " .:+*#";
    static const char below[] = " ,-~=%";
    char line[WIDTH + 1];
    memset(line, ' ', WIDTH);
    line[WIDTH] = '\0';
    for (int k = 0; k < WIDTH; k++) {
        double value = u[(long)k * n / WIDTH];
        int level = (int)(fabs(value) * 12.0);
        line[k] = (value < 0.0 ? below : above)[level > 5 ? 5 : level];
    }
    printf("%6d |%s|\n", step, line);
}

static double pulse(double x)
{
    return x > 0.1 && x < 0.3 ? pow(sin(pi * (x - 0.1) / 0.2), 2.0) : 0.0;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2000;
    int steps = argc > 2 ? atoi(argv[2]) : 3000;
    if (n < WIDTH || steps < 1) {
        fprintf(stderr, "usage: %s [N [STEPS]], N >= %d\n", argv[0], WIDTH);
        return 2;
    }

    const double courant = 0.9;
    const double r2 = courant * courant;
    double *older = calloc((size_t)n, sizeof(double));
    double *old = calloc((size_t)n, sizeof(double));
    double *now = calloc((size_t)n, sizeof(double));
    double *frame = malloc((size_t)n * sizeof(double));
    if (!older || !old || !now || !frame) {
        fprintf(stderr, "wave: out of memory for n = %d\n", n);
        return 1;
    }
    for (int i = 1; i < n - 1; i++)
        older[i] = old[i] = pulse((double)i / (n - 1));

    printf("wave: %d points, %d steps\n", n, steps);
    draw(old, n, 0);

    int cut = n / 2;
    int every = steps / 6 > 0 ? steps / 6 : 1;
    int pending = 0; /* the step whose snapshot is on its way, if any */
#pragma acc data copyin(older[0:n], old[0:n]) copyin(now[0:n]) create(frame[0:n])
    {
        for (int step = 1; step <= steps; step++) {
            advance(1, cut, n, r2, older, old, now, LEFT);
            advance(cut, n - 1, n, r2, older, old, now, RIGHT);

            /* Neither half may start the next step before both are done. */
#pragma acc wait(RIGHT) async(LEFT)
#pragma acc wait(LEFT) async(RIGHT)

            double *spare = older;
            older = old;
            old = now;
            now = spare;

            if (step % every == 0) {
                if (pending) {
#pragma acc wait(SNAPSHOT)
                    draw(frame, n, pending);
                }
                /* A copy on the device, in step with both halves, so that the
                   next steps may overwrite the string while it travels. */
#pragma acc parallel loop async(LEFT) present(old[0:n], frame[0:n])
                for (int i = 0; i < n; i++)
                    frame[i] = old[i];
#pragma acc update self(frame[0:n]) async(SNAPSHOT) wait(LEFT)
#pragma acc wait(LEFT) async(RIGHT)
                pending = step;
            }
        }
#pragma acc wait
        if (pending)
            draw(frame, n, pending);
#pragma acc update self(old[0:n])
    }

    double energy = 0.0;
    double peak = 0.0;
    for (int i = 0; i < n - 1; i++) {
        double slope = old[i + 1] - old[i];
        energy += slope * slope;
        peak = fmax(peak, fabs(old[i]));
    }
    printf("peak %.9f, slope energy %.9f\n", peak, energy);
    printf("u(1/4) = %.9f, u(1/2) = %.9f, u(3/4) = %.9f\n", old[n / 4], old[n / 2], old[3 * n / 4]);

    free(older);
    free(old);
    free(now);
    free(frame);
    return 0;
}
