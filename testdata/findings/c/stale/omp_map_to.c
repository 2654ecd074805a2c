// find: stale value of a, read at 9, write at 8
// fix: map(tofrom: a)
#include <stdio.h>
int main(void) {
    double a[10] = {0};
    #pragma omp target map(to: a)
    for (int i = 0; i < 10; i++)
        a[i] = i;
    printf("%g\n", a[9]);
}
