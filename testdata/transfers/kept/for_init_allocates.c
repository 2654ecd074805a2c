// kept: 'a[0:n]' is transferred in each iteration of the loop at line 7: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int n = 64, s;
    double *a = NULL;
    for (a = calloc(n, sizeof *a), s = 0; s < 5; s++) {
#pragma acc parallel loop copy(a[0:n])
        for (int i = 0; i < n; i++) a[i] += 1;
    }
    printf("%g\n", a[3]);
    free(a);
    return 0;
}
