// find: uninitialized value RUN1111 of w, read at 8
#include <stdio.h>
int main(void)
{
    double w[3] = {1, 2, 3}, r[20];
#pragma omp parallel for private(w)
    for (int i = 0; i < 20; i++)
        r[i] = i * w[i % 3];
    printf("%g\n", r[19]);
}
