// 2.1: preprocessing tokens after "#pragma acc" are subject to macro replacement.
// output: 3 4 5
#include <stdio.h>
#define N 3
#define CLAUSE copy(a[0:N])

int main(void) {
    int a[N] = {0, 1, 2};
#pragma acc parallel loop CLAUSE
    for (int i = 0; i < N; i++)
        a[i] += N;
    printf("%d %d %d\n", a[0], a[1], a[2]);
}
