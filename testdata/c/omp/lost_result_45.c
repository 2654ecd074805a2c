// version 45
// Before OpenMP 5.0 a reduction of a combined construct does not map the variable.
double sum(int n, const double *a)
{
    double s = 0, t = 0;
#pragma omp target teams distribute parallel for reduction(+: s) map(to: a[0:n]) // want OMP6015 "the result of the reduction in 's' is lost at the end of target teams distribute parallel for"
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp target teams distribute parallel for reduction(+: t) map(to: a[0:n]) map(tofrom: t)
    for (int i = 0; i < n; i++)
        t += a[i];
    return s + t;
}
