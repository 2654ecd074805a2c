// 2.7.1: a section of an array of variable length counts its first dimension; the others are complete.
// output: 90 30 4
// output: 18 33 6 1
#include <stdio.h>
int main(void) {
    int n = 5, m = 3, s = 0, q = 0;
    int v[n][m][2], w[n][2], z[n];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            v[i][j][0] = v[i][j][1] = w[i][0] = w[i][1] = z[i] = i + 1;
#pragma acc parallel loop collapse(3) copyin(v) reduction(+:s)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int k = 0; k < 2; k++)
                s += v[i][j][k];
#pragma acc parallel loop collapse(3) copy(v[1:2]) reduction(+:q)
    for (int i = 1; i < 3; i++)
        for (int j = 0; j < m; j++)
            for (int k = 0; k < 2; k++)
                q += v[i][j][k]++;
    printf("%d %d %d\n", s, q, v[2][2][1]);
    s = q = 0;
#pragma acc parallel loop copy(w[2:3]) reduction(+:s)
    for (int i = 2; i < n; i++)
        s += w[i][1]++;
#pragma acc parallel loop reduction(+:q)
    for (int i = 0; i < n; i++)
        q += w[i][1] + z[i];
#pragma acc parallel num_gangs(1) private(w)
    { w[4][1] = 7; w[0][0] = 1; }
#pragma acc parallel num_gangs(1) firstprivate(w) copy(s)
    { s += w[4][1]; w[0][0] = 55; }
    printf("%d %d %d %d\n", s, q, w[4][1], w[0][0]);
}
