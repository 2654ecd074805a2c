// Queues, where all that runs in them is waited for.
void waited(int n, double *a, double *b)
{
#pragma omp target enter data map(to: a[0:n]) map(to: b[0:n]) nowait depend(out: a, b)
#pragma omp target teams distribute parallel for nowait depend(inout: a)
    for (int i = 0; i < n; i++)
        a[i] += 1;
#pragma omp target update from(a[0:n]) depend(in: a)
#pragma omp target exit data map(from: a[0:n], b[0:n]) nowait depend(inout: a) depend(in: b)
#pragma omp taskwait
}

void escaping(int n, double *a)
{
#pragma omp target map(tofrom: a[0:n]) nowait
    for (int i = 0; i < n; i++)
        a[i] += 1;
}
