/* Forms that all compilers take. */
void forms(int n, int *a, int *q, int flag)
{
    int table[64], *p;
    /* A pointer of the region to what is mapped is no copy of it; one that moves is. */
#pragma omp parallel private(p) num_threads(1)
    {
        for (p = table; p < table + 64; p++)
            *p = 7;
    }
#pragma omp parallel firstprivate(q) num_threads(1)
    {
        while (*q)
            q++;
    }
    /* The condition of a kernels construct on the host is that of its only loop. */
#pragma omp parallel for if(flag)
    for (int i = 0; i < n; i++)
        a[i]++;
    /* A directive is not the statement after case. */
    switch (flag) {
    case 1:
;
        break;
    default:
;
        ;
    }
}
