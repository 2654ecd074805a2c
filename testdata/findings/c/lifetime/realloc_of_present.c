// find: lifetime of a, directive at 7, directive at 6
// fix: exit data delete(a[0:10])
#include <stdlib.h>
int main(void) {
    int *a = calloc(10, sizeof *a);
    #pragma acc enter data copyin(a[0:10])
    a = realloc(a, 100000 * sizeof *a);
    free(a);
}
