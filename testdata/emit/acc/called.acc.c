// A function whose loop is shared among the teams of its caller: where the caller stays, so does the loop.
#include <stdio.h>

void fill(int *a, int n)
{
#pragma omp distribute
    for (int i = 0; i < n; i++)
        a[i] += i;
}

#pragma omp declare reduction(join: int: omp_out += omp_in) initializer(omp_priv = 0)

int main(void)
{
    int a[50] = {0}, s = 0;
#pragma omp target teams map(tofrom: a, s) reduction(join: s)
    {
        fill(a, 50);
        s += 0;
    }
    for (int i = 0; i < 50; i++)
        s += a[i];
    printf("%d\n", s);
    return 0;
}
