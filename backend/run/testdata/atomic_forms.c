/* Kernels full of atomic updates are run in one of two forms, chosen while they run: none may lose an update, whatever runs beside
   them on other queues. */
#include <stdio.h>

enum { N = 30000, BINS = 16, TIMES = 12 };

static int bins[BINS];
static double sum, weight = 2, last;
static long tickets;

#pragma acc routine seq
static void note(long *p)
{
#pragma acc atomic update
    *p += 1;
}

static void count(const int *value, int queue)
{
#pragma acc parallel loop async(queue) present(value[0:N], bins, tickets)
    for (int i = 0; i < N; i++) {
#pragma acc atomic update
        bins[value[i] % BINS]++;
        note(&tickets);
    }
}

static void add(const int *value, int queue)
{
#pragma acc parallel loop async(queue) present(value[0:N], sum, weight, last, bins) num_gangs(200)
    for (int i = 0; i < N; i++) {
        double x = value[i];
#pragma acc atomic update
        sum += x;
        double before;
#pragma acc atomic capture
        {
            before = weight;
            weight *= 1.0;
        }
#pragma acc atomic write
        last = before;
#pragma acc atomic update
        bins[i % BINS]--;
    }
}

int main(void)
{
    static int value[N];
    for (int i = 0; i < N; i++)
        value[i] = (i * 7919) % 1000;
#pragma acc data copyin(value) copy(bins, sum, weight, last, tickets)
    {
        for (int t = 0; t < TIMES; t++) {
            count(value, 1);
            add(value, 2);
            count(value, 3);
        }
#pragma acc wait
    }
    int counted = 0;
    for (int b = 0; b < BINS; b++)
        counted += bins[b];
    printf("%d %ld %.0f %g %g\n", counted, tickets, sum, weight, last);
    return 0;
}
