#define N 1000
static int a[N], b[N], c[10][N];
// Each iteration writes the scalar before it reads it.
void squares(int n)
{
    int t;
#pragma omp parallel for private(t)
    for (int i = 0; i < n; i++) {
        t = a[i];
        b[i] = t * t;
    }
}
int last(int n)
{
    int t = 0, s = 0;
#pragma omp parallel for lastprivate(t) reduction(+:s)
    for (int i = 0; i < n; i++) {
        t = a[i];
        for (int j = 0; j < 10; j++)
            t += j;
        s += t;
    }
    return s + t;
}
// The value that an iteration reads may be that of another one.
int carried(int n)
{
    int t = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            t = a[i];
        b[i] = t;
    }
    return t;
}
// The sum of an inner loop begins with the value that was assigned before it.
void rows(void)
{
    int t = 0;
#pragma omp parallel for private(t)
    for (int i = 0; i < 10; i++) {
        t = 1;
        for (int j = 0; j < N; j++)
            t += c[i][j];
        b[i] = t;
    }
}
