#pragma omp declare target
static float square(float x)
{
    return x * x;
}
#pragma omp end declare target

#pragma omp declare target
float dot(int n, const float *x, const float *y)
{
    float s = 0;
    #pragma omp parallel for reduction(+:s)
    for (int i = 0; i < n; i++)
        s += x[i] * y[i];
    return s;
}
#pragma omp end declare target

float table[256];
#pragma omp declare target(table)

float twice(float x);
#pragma omp declare target(twice)

void fill(void)
{
    #pragma omp target teams distribute parallel for
    for (int i = 0; i < 256; i++)
        table[i] = square(twice(i));
}

void products(int n, const float *a, float *d)
{
    #pragma omp target teams distribute map(to: a[0:n*n]) map(from: d[0:n])
    for (int i = 0; i < n; i++)
        d[i] = dot(n, a + i * n, a);
}
