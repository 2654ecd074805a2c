/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
/* Forms that all compilers take. */
void forms(int n, int *a, int *q, int flag)
{
    int table[64], *p;
    /* A pointer of the region to what is mapped is no copy of it; one that moves is. */
#pragma omp target map(tofrom: table) private(p)
    {
        for (p = table; p < table + 64; p++)
            *p = 7;
    }
#pragma omp target map(tofrom: q[0:n])
    {
        while (*q)
            q++;
    }
    /* The condition of a kernels construct on the host is that of its only loop. */
#pragma omp target teams distribute parallel for if(target: flag && !(n < 10)) map(tofrom: a[0:n])
    for (int i = 0; i < n; i++)
        a[i]++;
    /* A directive is not the statement after case. */
    switch (flag) {
    case 1:
{
#pragma omp task depend(in: accc_queue[1]) depend(inout: accc_queue[2])
;
}
        break;
    default:
{
#pragma omp taskwait depend(inout: accc_queue[accc_default_queue])
#pragma omp target enter data map(alloc: a[0:n])
}
        ;
    }
}
