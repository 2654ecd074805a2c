/* Tasks: copies, dependences, groups, reductions and loops. */
#include <omp.h>
#include <stdio.h>

static long fib(int n)
{
    long a, b;
    if (n < 2)
        return n;
#pragma omp task shared(a) firstprivate(n) if (n > 12)
    a = fib(n - 1);
#pragma omp task shared(b) final(n < 10) mergeable
    b = fib(n - 2);
#pragma omp taskwait
    return a + b;
}

static void variable(int n, int *out)
{
    int list[n];
    for (int i = 0; i < n; i++)
        list[i] = i + 1;
#pragma omp task firstprivate(list)
    {
        int s = 0;
        for (int i = 0; i < n; i++)
            s += list[i];
#pragma omp atomic
        *out += s;
    }
    for (int i = 0; i < n; i++)
        list[i] = 1000;
}

int main(void)
{
    long f = 0;
#pragma omp parallel
#pragma omp single
    f = fib(20);
    printf("fib %ld\n", f);

    int x = 0, y = 0, z = 0, a[8] = {0}, n = 4;
    omp_depend_t o;
#pragma omp parallel
#pragma omp single
    {
#pragma omp depobj(o) depend(inout : x)
#pragma omp task depend(depobj : o) shared(x)
        x = 1;
#pragma omp depobj(o) update(in)
#pragma omp task depend(depobj : o) depend(out : y) shared(x, y)
        y = x + 1;
#pragma omp task depend(in : y) shared(y, z) untied
        z = y * 10;
#pragma omp taskwait depend(in : y)
#pragma omp taskwait
#pragma omp depobj(o) destroy
#pragma omp task depend(iterator(i = 0 : n), out : a[i]) shared(a)
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp task depend(in : a[2]) shared(a, y) priority(3)
        y += a[2];
    }
    printf("depend %d %d %d\n", x, y, z);

    int order[5], at = 0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < 5; i++) {
#pragma omp task depend(inout : at) firstprivate(i) shared(order, at)
        order[at++] = i;
    }
    printf("chain");
    for (int i = 0; i < 5; i++)
        printf(" %d", order[i]);
    printf("\n");

    int out = 0;
#pragma omp parallel
#pragma omp master
    {
        variable(10, &out);
        variable(20, &out);
#pragma omp taskyield
    }
    printf("variable %d\n", out);

    long s = 5, p = 1;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+ : s)
    {
        for (int i = 0; i < 20; i++) {
#pragma omp task in_reduction(+ : s)
            s += i;
        }
    }
    printf("group %ld\n", s);
#pragma omp parallel reduction(task, + : s)
    {
#pragma omp single
        for (int i = 0; i < 10; i++) {
#pragma omp task in_reduction(+ : s)
            s += i;
        }
    }
    printf("participate %ld\n", s);

    int count[100] = {0}, last = 0, bad = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(7) lastprivate(last)
        for (int i = 0; i < 100; i++) {
            count[i]++;
            last = i;
        }
#pragma omp taskloop num_tasks(9) collapse(2) nogroup
        for (int i = 0; i < 10; i++)
            for (int j = 0; j < 10; j++)
                count[10 * i + j]++;
#pragma omp taskwait
#pragma omp taskloop reduction(+ : s) reduction(* : p)
        for (int i = 1; i < 11; i++) {
            s += i;
            p *= i;
        }
#pragma omp taskloop simd firstprivate(bad)
        for (int i = 0; i < 100; i++)
            count[i] += 1 + bad;
    }
    for (int i = 0; i < 100; i++)
        bad += count[i] != 3;
    printf("taskloop %d %d %ld %ld\n", bad, last, s, p);
#pragma omp parallel master taskloop reduction(+ : s)
    for (int i = 0; i < 50; i++)
        s += i;
    printf("combined %ld\n", s);

    int done = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
    for (int i = 0; i < 50; i++) {
#pragma omp task shared(done)
        {
#pragma omp cancellation point taskgroup
#pragma omp atomic write
            done = 1;
#pragma omp cancel taskgroup
        }
    }
    printf("cancel %d\n", done);
    return 0;
}
