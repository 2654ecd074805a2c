void two(int n, float *x, float *y)
{
    #pragma acc parallel num_gangs(8) copy(x[0:n], y[0:n])
    {
        #pragma acc loop gang
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma acc loop gang vector
        for (int i = 0; i < n; i++)
            y[i] += 2;
    }
}

int count(int n)
{
    int gangs = 0;
    #pragma acc parallel num_gangs(n) reduction(+:gangs)
    gangs += 1;
    return gangs;
}

void one(float *x)
{
    #pragma acc serial copy(x[0:4])
    {
        x[0] = 1;
        x[1] = x[0] * 2;
    }
}

void nests(int n, float *x, float *y)
{
    #pragma acc kernels copy(x[0:n]) copyin(y[0:n])
    {
        #pragma acc loop independent
        for (int i = 0; i < n; i++)
            x[i] += y[i];
        #pragma acc loop
        for (int i = 1; i < n; i++)
            x[i] += x[i - 1];
    }
}

void nest(int n, float *x)
{
    float t;
    #pragma acc kernels loop independent copy(x[0:n])
    for (int i = 0; i < n; i++) {
        t = x[i];
        x[i] = t + 1 / t;
    }
}

void conditional(int n, float *x, int big)
{
    #pragma acc parallel loop if(n > big) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void here(int n, float *x)
{
    #pragma acc parallel loop self(n < 100) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}

void histogram(int n, const int *x, int *bins)
{
    #pragma acc parallel loop copyin(x[0:n]) copy(bins[0:16])
    for (int i = 0; i < n; i++) {
        #pragma acc atomic update
        bins[x[i] & 15]++;
    }
}

int ticket(int n, int *out)
{
    int next = 0;
    #pragma acc parallel loop copy(next) copyout(out[0:n])
    for (int i = 0; i < n; i++) {
        int mine;
        #pragma acc atomic capture
        mine = next++;
        out[mine] = i;
    }
    return next;
}

void shared(int n, float *x)
{
    #pragma acc parallel num_gangs(n) copy(x[0:n])
    {
        #pragma acc loop gang
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
    #pragma acc parallel loop num_gangs(150000) vector_length(128) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] *= 2;
    #pragma acc parallel loop num_gangs(1) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] -= 1;
}

void workers(int n, float *x)
{
    #pragma acc parallel loop num_workers(4) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma acc parallel loop num_workers(4) vector_length(32) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

int seen(int n, int big)
{
    int gangs = 0;
    #pragma acc parallel num_gangs(1400) reduction(+:gangs)
    gangs += 1;
    #pragma acc parallel num_gangs(8) reduction(+:gangs)
    gangs += 1;
    #pragma acc parallel num_gangs(n) if(n > big) reduction(+:gangs)
    gangs += 1;
    return gangs;
}
