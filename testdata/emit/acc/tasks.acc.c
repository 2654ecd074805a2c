// Queues, where all that runs in them is waited for.
void waited(int n, double *a, double *b)
{
#pragma acc enter data copyin(a[0:n], b[0:n]) async(1)
#pragma acc parallel loop no_create(a[0:1]) async(1)
    for (int i = 0; i < n; i++)
        a[i] += 1;
#pragma acc update self(a[0:n]) wait(1)
#pragma acc exit data copyout(a[0:n], b[0:n]) async(1)
#pragma acc wait
}

void escaping(int n, double *a)
{
#pragma acc serial copy(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] += 1;
}
