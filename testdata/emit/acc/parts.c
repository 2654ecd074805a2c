// What constructs need of more than their clauses: defaultmap, values after loops, variants, assumptions.
#include <omp.h>
int table[8];
#pragma omp declare target to(table)
#pragma omp begin declare target
int entry(int i) { return table[i]; }
int device(int i) { return i + 1; }
#pragma omp end declare target
#pragma omp declare variant(device) match(construct={target})
int host(int i) { return i; }
void parts(int n, int *p)
{
    int a[100], i, last = 0, s = 0;
#pragma omp target teams loop defaultmap(alloc) map(from: a)
    for (int k = 0; k < 100; k++)
        a[k] = k;
#pragma omp target defaultmap(to) map(tofrom: s)
    s += p[0];
    // The variable of the loop has a value after it.
#pragma omp target map(from: last, a)
    {
#pragma omp loop
        for (i = 0; i < 100; i++)
            a[i] = i;
        last = i;
    }
    // Here it has another one before it is read.
#pragma omp target map(from: last, a)
    {
#pragma omp simd
        for (i = 0; i < 100; i++)
            a[i] = i;
        i = 3;
        last = i;
    }
    // All teams change one copy.
#pragma omp target firstprivate(s) map(tofrom: last)
#pragma omp teams distribute
    for (int k = 0; k < 100; k++) {
#pragma omp atomic
        s++;
#pragma omp atomic write
        last = s;
    }
#pragma omp target map(from: last)
    last = host(1);
#pragma omp assume no_openmp_routines
    {
#pragma omp target teams loop map(from: a)
        for (int k = 0; k < 100; k++)
            a[k] = k;
    }
#pragma omp target map(from: a)
    {
#pragma omp assume no_parallelism
        a[0] = last;
    }
    // The number of the host's device is OpenMP's alone; what stays and what does not are for one device.
    void *where = omp_get_mapped_ptr(p, omp_get_initial_device());
    void *there = omp_get_mapped_ptr(p, omp_get_default_device());
    omp_set_default_device(n);
    s = where != there;
}
#pragma omp begin declare target
int counted(void)
{
    static int calls;
    return ++calls;
}
#pragma omp end declare target
// Directives of the two languages do not nest.
void region(int n, int *a, int *b)
{
#pragma omp target data map(a[0:n])
    {
#pragma omp target teams loop
        for (int i = 0; i < n; i++)
            a[i] = i;
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            b[i] = i;
    }
}
// A wait for what stays stays.
void waits(int n, int *a, int *b)
{
#pragma omp target nowait map(a[0:n])
    a[0] = 1;
#pragma omp target nowait map(b[0:n]) device(n)
    b[0] = 1;
#pragma omp taskwait
}
