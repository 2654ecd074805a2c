/* Teams on the host, the loop directive, and composite constructs. */
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int a[200], s = 0, n = 200, last = 0;
#pragma omp teams num_teams(3) thread_limit(2) shared(a)
    {
#pragma omp distribute
        for (int i = 0; i < n; i++)
            a[i] = i;
    }
#pragma omp teams distribute parallel for num_teams(2) reduction(+ : s) lastprivate(last)
    for (int i = 0; i < n; i++) {
        s += a[i];
        last = i;
    }
    printf("%d %d\n", s, last);
#pragma omp teams distribute parallel for simd collapse(2) dist_schedule(static, 7) schedule(dynamic, 3) reduction(+ : s)
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 20; j++)
            s += a[i * 20 + j];
    printf("%d\n", s);
#pragma omp teams distribute simd reduction(max : s)
    for (int i = 0; i < n; i++)
        s = s > a[i] * 1000 ? s : a[i] * 1000;
    printf("%d\n", s);
#pragma omp parallel loop
    for (int i = 0; i < n; i++)
        a[i] += i;
#pragma omp teams loop reduction(+ : s)
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp parallel
#pragma omp loop bind(parallel)
    for (int i = 0; i < n; i++)
        a[i] += 1;
    printf("%d %d\n", s, last);
    int teams = 0, members = 0, wrong = 0;
#pragma omp teams num_teams(2) reduction(+ : teams, members, wrong)
    {
        int t = omp_get_team_num();
        teams++;
#pragma omp parallel num_threads(2) reduction(+ : members, wrong)
        {
            members++;
            wrong += omp_get_team_num() != t || omp_get_num_teams() != 2;
        }
    }
    printf("%d %d %d\n", teams, members > 1, wrong);
    return 0;
}
