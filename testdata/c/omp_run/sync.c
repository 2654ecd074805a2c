/* What the threads of a team do one at a time, or once. */
#include <complex.h>
#include <omp.h>
#include <stdio.h>

static int depth;
#pragma omp threadprivate(depth)

static void orphan(int *sum)
{
#pragma omp for
    for (int i = 0; i < 100; i++) {
#pragma omp atomic
        *sum += i;
    }
#pragma omp single
    *sum += 1000;
#pragma omp critical(name)
    *sum += 0;
}

int main(void)
{
    int singles = 0, masters = 0, total = 0, threads = 0;
#pragma omp parallel
    {
#pragma omp atomic
        threads++;
#pragma omp single
        singles++;
#pragma omp single nowait
        singles++;
#pragma omp master
        masters++;
#pragma omp masked filter(0)
        masters++;
#pragma omp barrier
        orphan(&total);
    }
    printf("%d %d %d %d\n", threads == omp_get_max_threads(), singles, masters, total);

    int x = 0, bad = 0;
#pragma omp parallel private(x) reduction(+ : bad)
    {
        x = omp_get_thread_num() + 1;
#pragma omp single copyprivate(x)
        x = 42;
        bad += x != 42;
    }
    printf("copyprivate %d\n", bad);

    int s = 0, list[5] = {0};
#pragma omp parallel sections reduction(+ : s) lastprivate(x)
    {
        {
            s += 1;
            list[0]++;
            x = 1;
        }
#pragma omp section
        {
            s += 10;
            list[1]++;
            x = 2;
        }
#pragma omp section
        {
            s += 100;
            list[2]++;
            x = 3;
        }
    }
    printf("sections %d %d%d%d %d\n", s, list[0], list[1], list[2], x);

    int c = 0;
    long sum = 0;
#pragma omp parallel num_threads(4)
    for (int i = 0; i < 1000; i++) {
#pragma omp critical
        {
            c++;
            sum += c;
        }
    }
    printf("critical %d %ld\n", c, sum);

    int a = 0, b = 1, hits = 0, most = -5, seen;
    unsigned bits = 0;
    double d = 0;
    float f = 1e30f;
    short h = 0;
    unsigned char u = 0;
#pragma omp parallel for private(seen) reduction(+ : hits)
    for (int i = 0; i < 1000; i++) {
#pragma omp atomic
        a += i;
#pragma omp atomic update
        bits |= 1u << (i % 32);
#pragma omp atomic
        d = d + 0.5;
#pragma omp atomic
        h -= 1;
#pragma omp atomic
        u++;
#pragma omp atomic compare
        if (most < i) {
            most = i;
        }
#pragma omp atomic capture
        {
            seen = b;
            b = b + 1;
        }
        hits += seen;
#pragma omp atomic write
        f = 2.0f;
#pragma omp atomic read
        seen = a;
#pragma omp flush
    }
    printf("atomic %d %x %g %d %d %d %d %d %g\n", a, bits, d, h, u, most, b, hits, f);

    int ok = 0;
    depth = 7;
#pragma omp parallel copyin(depth) reduction(+ : ok)
    {
        ok += depth == 7;
        depth = 100 + omp_get_thread_num();
#pragma omp barrier
        ok += depth == 100 + omp_get_thread_num();
    }
    printf("threadprivate %d %d\n", ok == 2 * omp_get_max_threads(), depth);

    int inner = 0;
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
#pragma omp parallel num_threads(3)
        {
#pragma omp atomic
            inner++;
        }
    }
    printf("nested %d\n", inner);
    int one = 0;
#pragma omp parallel if (x > 100)
    one += omp_get_num_threads();
    printf("if %d\n", one);
    int scoped = 0;
#pragma omp parallel num_threads(3)
#pragma omp scope reduction(+ : scoped)
    scoped += 2;
    printf("scope %d\n", scoped);
    return 0;
}
