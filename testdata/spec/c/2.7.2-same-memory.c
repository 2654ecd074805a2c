// 2.7.2: clauses of one construct whose pointers lead to the same memory do together what each of them says.
// output: 4 5 105
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n = 10;
    float *a = malloc(n * sizeof *a), *b = a;
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma acc data create(a[0:n]) copyout(b[0:n])
    {
#pragma acc parallel loop present(a[0:n])
        for (int i = 0; i < n; i++)
            a[i] = i + 1;
    }
    printf("%g ", a[3]);
#pragma acc data copyout(b[0:n]) create(a[0:n])
    {
#pragma acc parallel loop present(a[0:n])
        for (int i = 0; i < n; i++)
            a[i] = i + 2;
    }
    printf("%g ", a[3]);
#pragma acc data create(a[0:n]) copyin(b[0:n])
    {
#pragma acc parallel loop present(a[0:n])
        for (int i = 0; i < n; i++)
            a[i] += 100;
#pragma acc update self(a[0:n])
    }
    printf("%g\n", a[3]);
}
