/*
 * overhead: what each construct of OpenMP costs a thread, in nanoseconds.
 *
 * Every row is the time of a loop with the construct less the time of the loop with its body alone, by the number of
 * constructs: the least of several rounds, because whatever else the machine does only adds to it. The number of
 * iterations of each round grows until it takes long enough for the clock.
 */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { rounds = 9 };

static volatile double sink;
static int threads;

/* work is the body: a few nanoseconds that no compiler removes. */
static double work(int n)
{
    double a = 0.0;
    for (int i = 0; i < n; i++)
        a += i * 1e-3;
    return a;
}

static void reference(long n)
{
    for (long i = 0; i < n; i++)
        sink = work(4);
}

static void parallel_(long n)
{
    for (long i = 0; i < n; i++) {
#pragma omp parallel
        {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
    }
}

static void barrier_(long n)
{
#pragma omp parallel
    for (long i = 0; i < n; i++) {
        double x = work(4);
        if (x < 0)
            sink = x;
#pragma omp barrier
    }
}

static void static_(long n)
{
#pragma omp parallel
    for (long i = 0; i < n; i++) {
#pragma omp for schedule(static)
        for (int j = 0; j < threads; j++) {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
    }
}

/* The loops with schedules hand out one iteration at a time: the row is for one of them. */
static void dynamic_(long n)
{
#pragma omp parallel
    {
#pragma omp for schedule(dynamic, 1)
        for (long i = 0; i < n * threads; i++) {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
    }
}

static void guided_(long n)
{
#pragma omp parallel
    {
#pragma omp for schedule(guided)
        for (long i = 0; i < n * threads; i++) {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
    }
}

static void ordered_(long n)
{
#pragma omp parallel for ordered schedule(static, 1)
    for (long i = 0; i < n; i++) {
#pragma omp ordered
        sink = work(4);
    }
}

static void critical_(long n)
{
#pragma omp parallel
    for (long i = 0; i < n / threads; i++) {
#pragma omp critical
        sink = work(4);
    }
}

static omp_lock_t lock;

static void lock_(long n)
{
#pragma omp parallel
    for (long i = 0; i < n / threads; i++) {
        omp_set_lock(&lock);
        sink = work(4);
        omp_unset_lock(&lock);
    }
}

static void atomic_(long n)
{
    long count = 0;
#pragma omp parallel
    for (long i = 0; i < n / threads; i++) {
#pragma omp atomic
        count += i;
        double x = work(4);
        if (x < 0)
            sink = x;
    }
    sink = count;
}

static void single_(long n)
{
#pragma omp parallel
    for (long i = 0; i < n; i++) {
#pragma omp single
        sink = work(4);
    }
}

static void reduction_(long n)
{
    double s = 0.0;
    for (long i = 0; i < n; i++) {
#pragma omp parallel reduction(+ : s)
        s += work(4);
    }
    sink = s;
}

static void task_(long n)
{
#pragma omp parallel
#pragma omp single
    for (long i = 0; i < n; i++) {
#pragma omp task
        {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
    }
}

static void taskwait_(long n)
{
#pragma omp parallel
#pragma omp single
    for (long i = 0; i < n; i++) {
#pragma omp task
        {
            double x = work(4);
            if (x < 0)
                sink = x;
        }
#pragma omp taskwait
    }
}

static double once(void (*run)(long), long n)
{
    double start = omp_get_wtime();
    run(n);
    return omp_get_wtime() - start;
}

/* least is the shortest time of several runs: whatever else the machine does only adds to it. */
static double least(void (*run)(long), long n, int times)
{
    double t = once(run, n);
    for (int r = 1; r < times; r++) {
        double next = once(run, n);
        if (next < t)
            t = next;
    }
    return t;
}

/* each is the time of one construct in nanoseconds. */
static double each(void (*run)(long))
{
    long n = 16;
    while (n < 1L << 22 && least(run, n, 3) < 0.003)
        n *= 2;
    return least(run, n, rounds) * 1e9 / n;
}

int main(void)
{
    static const struct {
        const char *name;
        void (*run)(long);
    } rows[] = {
        {"parallel", parallel_}, {"barrier", barrier_},   {"for static", static_}, {"for dynamic,1", dynamic_}, {"for guided", guided_},
        {"ordered", ordered_},   {"critical", critical_}, {"lock", lock_},         {"atomic", atomic_},         {"single", single_},
        {"reduction", reduction_}, {"task", task_},       {"taskwait", taskwait_},
    };
    omp_init_lock(&lock);
#pragma omp parallel
#pragma omp single
    threads = omp_get_num_threads();
    double body = each(reference);
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        double t = each(rows[i].run) - body;
        printf("%s\t%.1f\n", rows[i].name, t > 0 ? t : 0.0);
    }
    return 0;
}
