// Values that stay on one side: scalars of target regions, arrays that nothing copies back.
double sum(int n)
{
    double a[64], s = 0, t = 0;
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp target map(to: a)
    for (int i = 0; i < n; i++)
        s += a[i]; // want OMP6015 "the value assigned to 's' is lost at the end of target"
#pragma omp target map(to: a) map(tofrom: t)
    for (int i = 0; i < n; i++)
        t += a[i];
    return s + t;
}

double first(int n)
{
    double a[64], b[64];
    double x = 0;
#pragma omp target data map(from: a) map(from: b)
    {
#pragma omp target
        for (int i = 0; i < n; i++) {
            a[i] = i;
            b[i] = i;
        }
#pragma omp target update from(b)
        x = a[0] + b[0]; // want OMP6016 "the host reads the old value of 'a'"
    }
    return x + a[0];
}
