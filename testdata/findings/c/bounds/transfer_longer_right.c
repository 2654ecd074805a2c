#include <openacc.h>
#include <stdlib.h>
int main(void) {
    char *h = calloc(1, 100), *d = acc_malloc(200);
    acc_memcpy_to_device(d, h, 100);
    acc_free(d);
    free(h);
}
