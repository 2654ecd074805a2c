#include <openacc.h>
int main(void) {
    int *d = acc_malloc(40);
    acc_free(d);
}
