#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int n = 30, s = 0;
    int *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++) v[i] = i;
    #pragma omp target enter data map(to: v[0:n])
    for (int i = 0; i < n; i++)
        v[i] = 1;
    #pragma omp target update to(v[0:n])
    #pragma omp target teams distribute parallel for reduction(+: s) map(tofrom: s)
    for (int i = 0; i < n; i++)
        s += v[i];
    printf("%d\n", s);
    #pragma omp target exit data map(delete: v[0:n])
    free(v);
}
