// find: lifetime, directive at 6, directive at 5
#include <openacc.h>
int main(void) {
    int *d = acc_malloc(40);
    acc_free(d);
    acc_free(d);
}
