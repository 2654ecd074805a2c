// What a combined target construct maps is shared in its threads, and so in their tasks.
#include <stdio.h>

int main(void)
{
    int a[8] = {0}, b[8] = {0}, c[8] = {0}, n = 0, s[3] = {0};
#pragma omp target parallel for map(tofrom : a, n)
    for (int i = 0; i < 8; i++) {
#pragma omp task
        {
            a[i] = i + 1;
#pragma omp atomic
            n++;
        }
    }
#pragma omp target parallel map(tofrom : b, n)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 8; i++) {
        b[i] += i + 1;
#pragma omp atomic
        n++;
    }
#pragma omp target teams distribute parallel for
    for (int i = 0; i < 8; i++) {
#pragma omp task
        c[i] = i + 1;
    }
    for (int i = 0; i < 8; i++)
        s[0] += a[i], s[1] += b[i], s[2] += c[i];
    printf("%d %d %d %d\n", s[0], s[1], s[2], n);
    return 0;
}
