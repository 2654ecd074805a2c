// find: out of bounds of a, directive at 6
#include <stdlib.h>
int main(int argc, char **argv) {
    int n = 100 + argc;
    float *a = malloc(100 * sizeof *a);
    #pragma acc parallel loop copyout(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = i;
    free(a);
}
