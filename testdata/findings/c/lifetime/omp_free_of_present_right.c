#include <stdlib.h>
int main(void) {
    int *a = calloc(10, sizeof *a);
    #pragma omp target enter data map(to: a[0:10])
    #pragma omp target exit data map(delete: a[0:10])
    free(a);
}
