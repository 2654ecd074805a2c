void two(int n, float *x, float *y)
{
    #pragma omp target teams num_teams(8) map(tofrom: x[0:n], y[0:n])
    {
        #pragma omp distribute parallel for
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma omp distribute parallel for
        for (int i = 0; i < n; i++)
            y[i] += 2;
    }
}

int count(int n)
{
    int gangs = 0;
    #pragma omp target teams num_teams(n) reduction(+:gangs)
    gangs += 1;
    return gangs;
}

void one(float *x)
{
    #pragma omp target map(tofrom: x[0:4])
    {
        x[0] = 1;
        x[1] = x[0] * 2;
    }
}

void nests(int n, float *x, float *y)
{
    #pragma omp target data map(tofrom: x[0:n]) map(to: y[0:n])
    {
        #pragma omp target teams distribute parallel for
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        #pragma omp target
        for (int i = 1; i < n; i++)
            x[i] += x[i - 1];
    }
}

void nest(int n, float *x)
{
    float t;
    #pragma omp target teams distribute parallel for map(tofrom: x[0:n]) private(t)
    for (int i = 0; i < n; i++) {
        t = x[i];
        x[i] = t + 1 / t;
    }
}

void conditional(int n, float *x, int big)
{
    #pragma omp target teams distribute parallel for if(target: n > big) map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void here(int n, float *x)
{
    #pragma omp target teams distribute parallel for map(tofrom: x[0:n]) if(target: !(n < 100))
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void histogram(int n, const int *x, int *bins)
{
    #pragma omp target teams distribute parallel for map(to: x[0:n]) map(tofrom: bins[0:16])
    for (int i = 0; i < n; i++) {
        #pragma omp atomic update
        bins[x[i] & 15]++;
    }
}

int ticket(int n, int *out)
{
    int next = 0;
    #pragma omp target teams distribute parallel for map(tofrom: next) map(from: out[0:n])
    for (int i = 0; i < n; i++) {
        int mine;
        #pragma omp atomic capture
        mine = next++;
        out[mine] = i;
    }
    return next;
}

void shared(int n, float *x)
{
    #pragma omp target teams num_teams(n) map(tofrom: x[0:n])
    {
        #pragma omp distribute parallel for
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
    #pragma omp target teams distribute parallel for num_teams(150000) thread_limit(128) \
        map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] *= 2;
    #pragma omp target teams distribute parallel for num_teams(1) map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] -= 1;
}

void workers(int n, float *x)
{
    #pragma omp target teams distribute parallel for map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp target teams distribute parallel for thread_limit(4 * 32) map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

int seen(int n, int big)
{
    int gangs = 0;
    #pragma omp target teams num_teams(1400) reduction(+:gangs)
    gangs += 1;
    #pragma omp target teams num_teams(8) reduction(+:gangs)
    gangs += 1;
    #pragma omp target teams num_teams(n) if(target: n > big) reduction(+:gangs)
    gangs += 1;
    return gangs;
}
