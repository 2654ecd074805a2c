// becomes: update self(a, b); target update from(a, b)
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int s = 0; s < 12; s++) {
#pragma acc parallel loop copy(a, b)
        for (int i = 0; i < N; i++) {
            a[i] += 1;
            b[i] += a[i];
        }
        if (s % 4 == 0) {
            printf("%g\n", b[1]);
            {
                int k = s + 1;
                a[k] = 5;
            }
            for (int j = 0; j < N; j += s + 1)
                b[j] = a[j];
        }
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
