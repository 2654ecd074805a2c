// find: uninitialized value of w, read at 8
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    double *w = malloc(8 * sizeof *w), s = 0;
    #pragma acc parallel loop copyin(w[0:8]) reduction(+: s)
    for (int i = 0; i < 8; i++)
        s += w[i];
    printf("%d\n", s == s);
    free(w);
}
