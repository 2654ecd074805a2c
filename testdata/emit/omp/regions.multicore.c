void two(int n, float *x, float *y)
{
    #pragma omp parallel
    {
        #pragma omp for
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma omp for
        for (int i = 0; i < n; i++)
            y[i] += 2;
    }
}

int count(int n)
{
    int gangs = 0;
    #pragma omp parallel reduction(+:gangs) if(n > 1)
    gangs += 1;
    return gangs;
}

void one(float *x)
{
    {
        x[0] = 1;
        x[1] = x[0] * 2;
    }
}

void nests(int n, float *x, float *y)
{
    {
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        for (int i = 1; i < n; i++)
            x[i] += x[i - 1];
    }
}

void nest(int n, float *x)
{
    float t;
    #pragma omp parallel for private(t)
    for (int i = 0; i < n; i++) {
        t = x[i];
        x[i] = t + 1 / t;
    }
}

void conditional(int n, float *x, int big)
{
    #pragma omp parallel for if(n > big)
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void here(int n, float *x)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void histogram(int n, const int *x, int *bins)
{
    #pragma omp parallel for reduction(+:bins[0:16])
    for (int i = 0; i < n; i++) {
        bins[x[i] & 15]++;
    }
}

int ticket(int n, int *out)
{
    int next = 0;
    #pragma omp parallel for
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
    #pragma omp parallel
    {
        #pragma omp for
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] *= 2;
    #pragma omp parallel for num_threads(1)
    for (int i = 0; i < n; i++)
        x[i] -= 1;
}

void workers(int n, float *x)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

int seen(int n, int big)
{
    int gangs = 0;
    #pragma omp parallel reduction(+:gangs)
    gangs += 1;
    #pragma omp parallel num_threads(8) reduction(+:gangs)
    gangs += 1;
    #pragma omp parallel if((n > big) && n > 1) reduction(+:gangs)
    gangs += 1;
    return gangs;
}
