#include <stdio.h>
int main(void) {
    double a[10] = {0};
    #pragma omp target map(tofrom: a)
    for (int i = 0; i < 10; i++)
        a[i] = i;
    printf("%g\n", a[9]);
}
