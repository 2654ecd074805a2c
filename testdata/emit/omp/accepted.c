/* Forms that all compilers take. */
void forms(int n, int *a, int *q, int flag)
{
    int table[64], *p;
    /* A pointer of the region to what is mapped is no copy of it; one that moves is. */
#pragma acc parallel copy(table) private(p)
    {
        for (p = table; p < table + 64; p++)
            *p = 7;
    }
#pragma acc parallel copy(q[0:n])
    {
        while (*q)
            q++;
    }
    /* The condition of a kernels construct on the host is that of its only loop. */
#pragma acc kernels self(n < 10) if(flag) copy(a[0:n])
    for (int i = 0; i < n; i++)
        a[i]++;
    /* A directive is not the statement after case. */
    switch (flag) {
    case 1:
#pragma acc wait(1) async(2)
        break;
    default:
#pragma acc enter data create(a[0:n]) async
        ;
    }
}
