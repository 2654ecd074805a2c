enum { B = 64 };

// A section of a pointer, of known length.
void section(int n, const unsigned *value, unsigned *bin)
{
#pragma omp parallel for reduction(+:bin[0:B])
    for (int i = 0; i < n; i++)
        bin[value[i] % B]++;
}

// An array and a scalar, subtraction, an update under a condition.
void array(int n, const int *value, long bits[2][8], double *sum)
{
    double s = 0;
    long b[2][8] = {0};
#pragma omp parallel
#pragma omp for reduction(|:b) reduction(+:s)
    for (int i = 0; i < n; i++) {
        b[i % 2][i % 8] |= value[i];
        if (value[i] > 0) {
            s = s - value[i];
        }
    }
    *sum = s;
    bits[0][0] = b[0][0];
}

// Left alone: the length is not known.
void unknown(int n, int bins, const int *value, int *bin)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
#pragma omp atomic update
        bin[value[i]]++;
}

// Left alone: it is too big.
void big(int n, const int *value, int *bin)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
#pragma omp atomic update
        bin[value[i]]++;
}

// Left alone: the new value is captured, read, or has another operator elsewhere.
void seen(int n, int *out, int *where)
{
    int a = 0, b = 0, c = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic capture
        out[i] = a++;
#pragma omp atomic update
        b++;
        if (b > 10)
            out[i] = 0;
#pragma omp atomic update
        c += i;
#pragma omp atomic update
        c ^= i;
    }
    *where = a + b + c;
}

// Left alone: lanes share the inner loop, or all gangs run the loop.
void levels(int n, int *out)
{
    int a = 0, b = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
#pragma omp atomic update
            a++;
    for (int i = 0; i < n; i++)
#pragma omp atomic update
        b++;
    *out = a + b;
}

// The loop inside is no other thread's.
void inner(int n, int *out)
{
    int a = 0;
#pragma omp parallel for reduction(+:a)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a += j;
    *out = a;
}
