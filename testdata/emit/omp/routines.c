#pragma acc routine seq
static float square(float x)
{
    return x * x;
}

#pragma acc routine vector
float dot(int n, const float *x, const float *y)
{
    float s = 0;
    #pragma acc loop vector reduction(+:s)
    for (int i = 0; i < n; i++)
        s += x[i] * y[i];
    return s;
}

float table[256];
#pragma acc declare create(table)

float twice(float x);
#pragma acc routine(twice) seq

void fill(void)
{
    #pragma acc parallel loop
    for (int i = 0; i < 256; i++)
        table[i] = square(twice(i));
}

void products(int n, const float *a, float *d)
{
    #pragma acc parallel loop gang copyin(a[0:n*n]) copyout(d[0:n])
    for (int i = 0; i < n; i++)
        d[i] = dot(n, a + i * n, a);
}
