/* Worksharing loops: every schedule runs each iteration once, whoever runs it. */
#include <stdio.h>

#define N 103

static int count[N], last;

static int once(void)
{
    int bad = 0;
    for (int i = 0; i < N; i++) {
        bad += count[i] != 1;
        count[i] = 0;
    }
    return bad;
}

int main(void)
{
    int n = N, k = 7;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("default %d\n", once());
#pragma omp parallel for schedule(static, k)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("static %d\n", once());
#pragma omp parallel for schedule(dynamic)
    for (int i = n - 1; i >= 0; i--)
        count[i]++;
    printf("dynamic %d\n", once());
#pragma omp parallel for schedule(dynamic, 5)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("dynamic chunk %d\n", once());
#pragma omp parallel for schedule(guided, 2)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("guided %d\n", once());
#pragma omp parallel for schedule(auto)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("auto %d\n", once());
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("runtime %d\n", once());
#pragma omp parallel for schedule(monotonic: dynamic, 3)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("monotonic %d\n", once());
#pragma omp parallel for schedule(nonmonotonic: guided)
    for (int i = 0; i < n; i++)
        count[i]++;
    printf("nonmonotonic %d\n", once());

    int square[9][11];
#pragma omp parallel for collapse(2) schedule(dynamic, 4)
    for (int i = 0; i < 9; i++)
        for (int j = 0; j <= 10; j++)
            square[i][j] = i * 100 + j;
    int s = 0;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 11; j++)
            s += square[i][j] * (i + j);
    printf("collapse %d\n", s);

    long long big = 0;
#pragma omp parallel for reduction(+ : big)
    for (unsigned i = 4000000000u; i < 4000000100u; i += 3)
        big += i;
    printf("unsigned %lld\n", big);
    big = 0;
#pragma omp parallel for reduction(+ : big) schedule(guided)
    for (long long i = 1LL << 40; i > (1LL << 40) - 1000; i -= 7)
        big += i % 1000003;
    printf("long long %lld\n", big);

    int x = 5, y = 6, z = 7;
#pragma omp parallel for firstprivate(x) lastprivate(y) lastprivate(last) private(z) schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
        z = i;
        y = x + z;
        last = i * 2;
    }
    printf("last %d %d %d %d\n", x, y, z, last);
#pragma omp parallel for firstprivate(y) lastprivate(y)
    for (int i = 0; i < n; i++)
        y = i == n - 1 ? y + 1 : y;
    printf("first and last %d\n", y);

    int j = 3, a[N];
#pragma omp parallel for linear(j : 2)
    for (int i = 0; i < n; i++) {
        a[i] = j;
        j += 2;
    }
    s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] == 3 + 2 * i;
    printf("linear %d %d\n", s, j);

    int order[N], at = 0;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < n; i++) {
#pragma omp ordered
        order[at++] = i;
    }
    s = 0;
    for (int i = 0; i < n; i++)
        s += order[i] == i;
    printf("ordered %d\n", s);
    at = 0;
#pragma omp parallel for ordered schedule(static, 4)
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0) {
#pragma omp ordered
            order[at++] = i;
        }
    }
    s = 0;
    for (int i = 0; i < at; i++)
        s += order[i] == 3 * i;
    printf("some ordered %d %d\n", at, s);

    double d[N + 1];
    d[0] = 1;
#pragma omp parallel for ordered(1) schedule(static, 1)
    for (int i = 1; i <= n; i++) {
#pragma omp ordered depend(sink : i - 1)
        d[i] = d[i - 1] + i;
#pragma omp ordered depend(source)
    }
    printf("doacross %g\n", d[n]);
    static double grid[20][30];
    for (int i = 0; i < 20; i++)
        grid[i][0] = i;
    for (int i = 0; i < 30; i++)
        grid[0][i] = i;
#pragma omp parallel for ordered(2)
    for (int i = 1; i < 20; i++)
        for (int q = 1; q < 30; q++) {
#pragma omp ordered depend(sink : i - 1, q) depend(sink : i, q - 1)
            grid[i][q] = (grid[i - 1][q] + grid[i][q - 1]) / 2;
#pragma omp ordered depend(source)
        }
    printf("doacross of two loops %.6f\n", grid[19][29]);

    int own = 0;
#pragma omp parallel num_threads(3)
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            count[i]++;
#pragma omp for schedule(dynamic) reduction(+ : own)
        for (int i = 0; i < 50; i++)
            own += i;
    }
    printf("two loops %d %d\n", once(), own);
    int v = 0;
#pragma omp simd reduction(+ : v) linear(j : 1)
    for (int i = 0; i < n; i++) {
        v += j;
        j++;
    }
    printf("simd %d %d\n", v, j);
#pragma omp parallel for simd reduction(+ : v) lastprivate(x)
    for (int i = 0; i < n; i++) {
        v += i;
        x = i;
    }
    printf("for simd %d %d\n", v, x);
    for (int lo = 5; lo < 8; lo++)
#pragma omp parallel for
        for (int i = lo; i < 6; i++)
            count[i] += lo;
    printf("empty %d\n", count[5]);
    return 0;
}
