// find: uninitialized value RUN1111 of w, read at 9
#include <stdio.h>
struct pair { double a, b; };
int main(void)
{
    struct pair w = {1, 2};
    double r[20];
#pragma omp target teams distribute parallel for private(w) map(from: r)
    for (int i = 0; i < 20; i++) r[i] = i * w.b;
    printf("%g\n", r[19]);
}
