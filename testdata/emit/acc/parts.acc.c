// What constructs need of more than their clauses: defaultmap, values after loops, variants, assumptions.
#include <openacc.h>
#include <omp.h>
int table[8];
#pragma acc declare copyin(table)
#pragma acc routine seq
int entry(int i) { return table[i]; }
#pragma acc routine seq
int device(int i) { return i + 1; }
#pragma omp declare variant(device) match(construct={target})
int host(int i) { return i; }
void parts(int n, int *p)
{
    int a[100], i, last = 0, s = 0;
#pragma acc parallel loop copyout(a)
    for (int k = 0; k < 100; k++)
        a[k] = k;
#pragma acc serial copy(s) firstprivate(p)
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
#pragma acc parallel copyout(last, a) num_gangs(1)
    {
#pragma acc loop vector
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
    {
#pragma acc parallel loop copyout(a)
        for (int k = 0; k < 100; k++)
            a[k] = k;
    }
#pragma acc serial copyout(a)
    {
        a[0] = last;
    }
    // The number of the host's device is OpenMP's alone; what stays and what does not are for one device.
    void *where = omp_get_mapped_ptr(p, omp_get_initial_device());
    void *there = acc_deviceptr((void *)(p));
    omp_set_default_device(n), acc_set_device_num(n, acc_device_default);
    s = where != there;
}
#pragma acc routine seq
int counted(void)
{
    static int calls;
    return ++calls;
}
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
#pragma acc serial copy(a[0:n]) async
    a[0] = 1;
#pragma omp target nowait map(b[0:n]) device(n)
    b[0] = 1;
#pragma acc wait
#pragma omp taskwait
}
