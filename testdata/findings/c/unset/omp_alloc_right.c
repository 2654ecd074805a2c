#include <stdio.h>
int main(void) {
    int t[8] = {3}, r[8];
    #pragma omp target map(to: t) map(from: r)
    for (int i = 0; i < 8; i++)
        r[i] = t[i];
    printf("%d\n", r[0]);
}
