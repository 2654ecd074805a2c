// becomes: update self(a[0:n]); target update from(a[0:n])
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = 16, m = 20 + argc;
    double *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = i;
    for (int k = 0; k < 8; k++) {
#pragma acc parallel loop copy(a[0:n])
        for (int i = 0; i < n; i++)
            a[i] += 1;
        for (int j = 0; j < 2; j++)
            if (m < n)
                printf("%g\n", a[m]);
    }
    printf("%g\n", a[2]);
    free(a);
    return 0;
}
