#include <stdlib.h>
int main(void) {
    int *a = calloc(10, sizeof *a);
    #pragma acc enter data copyin(a[0:10])
    #pragma acc exit data delete(a[0:10])
    free(a);
}
