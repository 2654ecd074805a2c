static float square(float x)
{
    return x * x;
}

float dot(int n, const float *x, const float *y)
{
    float s = 0;
    #pragma omp simd reduction(+:s)
    for (int i = 0; i < n; i++)
        s += x[i] * y[i];
    return s;
}

float table[256];

float twice(float x);

void fill(void)
{
    #pragma omp parallel for
    for (int i = 0; i < 256; i++)
        table[i] = square(twice(i));
}

void products(int n, const float *a, float *d)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        d[i] = dot(n, a + i * n, a);
}
