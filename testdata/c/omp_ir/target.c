int global;
static double table[10];
struct pair { int a; float *p; double d[4]; };

/* What clauses name is mapped, then the rest. A pointer has the address of its section on the device. */
void maps(int n, int *p, double x, struct pair s, struct pair *sp)
{
    int v[n];
    long double wide = 1;
    static int kept = 3;
#pragma omp target map(tofrom: p[0:n]) map(to: s.a, s.p[0:n])
    {
        p[1] = x + global;
        table[2] = s.a;
        v[2] = kept;
        wide = 2;
        sp->a = 2;
    }
#pragma omp target map(always, close, present, tofrom: v) map(from: table[2:3]) map(to: sp->p[1:2], sp->d) map(alloc: s)
    {
        v[1] = table[2] + sp->d[1];
        s.a = 2;
    }
#pragma omp target map(p) map(to: *sp)
    {
        p = 0;
    }
}

void clauses(int n, int *p, float q[10][20])
{
    int a = 1, b[4] = {0}, k;
#pragma omp target if(n > 3) device(n) nowait depend(in: a) depend(out: b) thread_limit(4)
    b[0] = a;
#pragma omp target private(k) firstprivate(b, p)
    {
        k = b[1];
        *p = k;
    }
#pragma omp target is_device_ptr(p) has_device_addr(b)
    *p = b[2];
#pragma omp target map(from: q[0:2][0:20]) device(device_num: n)
    q[1][3] = a;
#pragma omp target defaultmap(tofrom: scalar) defaultmap(to: aggregate)
    a = b[1];
#pragma omp target defaultmap(alloc: aggregate) defaultmap(tofrom: pointer)
    b[1] = *p;
#pragma omp target defaultmap(firstprivate: aggregate) defaultmap(present: scalar)
    b[1] = a;
#pragma omp target
    {
        const char *s = "text";
        static const int prime[3] = {2, 3, 5};
        b[1] = s[0] + prime[1];
    }
}

/* The host evaluates how many teams and threads there are, and which iterations. */
void combined(int n, double *x, double *y)
{
    double sum = 0;
    int last;
#pragma omp target teams distribute parallel for num_teams(2: n) thread_limit(n) num_threads(n + 1) reduction(+: sum) map(to: x[0:n])
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
#pragma omp target teams distribute parallel for simd collapse(2) lastprivate(last)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++) {
            last = i + j;
            y[i] = last;
        }
#pragma omp target
#pragma omp teams num_teams(4)
#pragma omp distribute
    for (int i = 0; i < n; i++)
        y[i] = 1;
#pragma omp target teams loop
    for (int i = 0; i < n; i++)
        y[i] = 1;
#pragma omp target parallel num_threads(n)
    y[0] = 1;
#pragma omp target parallel for if(target: n > 2) if(parallel: n > 4)
    for (int i = 0; i < n; i++)
        y[i] = 1;
#pragma omp target simd
    for (int i = 0; i < n; i++)
        y[i] = 1;
}

/* Data that stays on the device, comes and goes. */
void data(int n, int *p, struct pair *sp, double q[10])
{
    int a[10];
#pragma omp target data map(to: p[0:n], a) if(n > 4) device(2) use_device_ptr(p) use_device_addr(a)
    {
        p[1] = a[2];
    }
#pragma omp target enter data map(to: sp->p[0:n], sp[0:1]) nowait depend(in: n)
#pragma omp target enter data map(alloc: a, q[0:10])
#pragma omp target update to(p[1:3]) from(present: a[2:4]) if(n)
#pragma omp target exit data map(from: a) map(release: q[0:10]) device(1)
#pragma omp target exit data map(delete: sp->p[0:n], sp[0:1])
}

/* What the operation has no room for is kept beside it. */
void kept(int n, int *p)
{
    int k = 0;
#pragma omp target parallel default(shared) private(k) allocate(k) map(p[0:n])
    {
        k = n;
        p[0] = k;
    }
#pragma omp target private(k) allocate(k)
    k = 1;
}
