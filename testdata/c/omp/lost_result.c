// Results of reductions and last values that a target region keeps in a copy of its own.
static double kept;

double nested(int n, const double *a)
{
    double s = 0, t = 0;
    int last = -1;
#pragma omp target map(to: a[0:n])
#pragma omp teams distribute parallel for reduction(+: s) // want OMP6015 "the result of the reduction in 's' is lost at the end of target"
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp target teams map(to: a[0:n])
#pragma omp distribute parallel for reduction(+: t) lastprivate(last) // want OMP6015 "the result of the reduction in 't' is lost at the end of target teams" OMP6015 "the last value of 'last' is lost at the end of target teams"
    for (int i = 0; i < n; i++) {
        t += a[i];
        last = i;
    }
    return s + t + last;
}

void global(int n, const double *a)
{
#pragma omp target map(to: a[0:n])
#pragma omp parallel for reduction(+: kept) // want OMP6015 "the result of the reduction in 'kept' is lost at the end of target"
    for (int i = 0; i < n; i++)
        kept += a[i];
}

// The combined construct maps it; so does a clause, also one of a region around.
double mapped(int n, const double *a)
{
    double s = 0, t = 0, u = 0, v = 0;
#pragma omp target teams distribute parallel for reduction(+: s) map(to: a[0:n])
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp target map(to: a[0:n]) map(t)
#pragma omp parallel for reduction(+: t)
    for (int i = 0; i < n; i++)
        t += a[i];
#pragma omp target data map(tofrom: u)
    {
#pragma omp target map(to: a[0:n])
#pragma omp parallel for reduction(+: u)
        for (int i = 0; i < n; i++)
            u += a[i];
    }
#pragma omp target defaultmap(tofrom: scalar) map(to: a[0:n])
#pragma omp parallel for reduction(+: v)
    for (int i = 0; i < n; i++)
        v += a[i];
    return s + t + u + v;
}

// A copy that is meant: the region hands on what it has added up, or the host sets the variable anew.
double own(int n, const double *a)
{
    double s = 0, t = 0, u = 0, sums[2];
#pragma omp target map(to: a[0:n]) map(from: sums)
    {
#pragma omp parallel for reduction(+: s)
        for (int i = 0; i < n; i++)
            s += a[i];
        sums[0] = s;
        double t = 0;
#pragma omp parallel for reduction(+: t)
        for (int i = 0; i < n; i++)
            t += a[i];
        sums[1] = t;
    }
#pragma omp target map(to: a[0:n]) private(u) map(tofrom: sums)
    {
        u = 1;
#pragma omp parallel for reduction(*: u)
        for (int i = 0; i < n; i++)
            u *= a[i];
        sums[0] += u;
    }
    s = sums[0];
    return s + t + u + sums[1];
}

#pragma omp declare target
static double there;
#pragma omp end declare target

double present(int n, const double *a)
{
#pragma omp target map(to: a[0:n])
#pragma omp parallel for reduction(+: there)
    for (int i = 0; i < n; i++)
        there += a[i];
#pragma omp target update from(there)
    return there;
}
