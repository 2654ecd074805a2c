#include <stdlib.h>
int main(int argc, char **argv) {
    int n = 100 + argc;
    float *a = malloc(n * sizeof *a);
    #pragma acc parallel loop copyout(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = i;
    free(a);
}
