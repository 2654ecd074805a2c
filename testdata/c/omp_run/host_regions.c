// Target regions that the host executes, inside of parallel regions: each is a league with teams of its own.
#include <omp.h>
#include <stdio.h>

static void fill(int *a, int n, int by)
{
#pragma omp target teams distribute parallel for if (target : 0) map(tofrom : a[0 : n])
    for (int i = 0; i < n; i++)
        a[i] += by;
}

int main(void)
{
    int a[4][100] = {0};

#pragma omp parallel num_threads(2)
#pragma omp single
    fill(a[0], 100, 1);

#pragma omp parallel for num_threads(2)
    for (int k = 0; k < 4; k++)
        fill(a[k], 100, 2);

#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target teams distribute parallel for nowait device(omp_get_initial_device())
        for (int i = 0; i < 100; i++)
            a[1][i] += 4;
#pragma omp target teams nowait if (0) num_teams(2)
#pragma omp parallel num_threads(2)
#pragma omp critical
        a[2][0] += 8;
    }

    // A task in a team of a league forks a league again.
#pragma omp target teams if (0) num_teams(2)
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp task
    fill(a[3], 50, 0);

    int sum = 0;
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < 100; i++)
            sum += a[k][i];
    printf("%d %d %d %d %d\n", a[0][99], a[1][99], a[2][0] % 8, a[3][0], sum - a[2][0]);
    return 0;
}
