// find: lifetime of a, directive at 7, directive at 6
// fix: map(delete: a[0:10])
#include <stdlib.h>
int main(void) {
    int *a = calloc(10, sizeof *a);
    #pragma omp target enter data map(to: a[0:10])
    free(a);
}
