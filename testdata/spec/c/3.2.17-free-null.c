// 3.2.17: acc_free of a null pointer does nothing.
// output: 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    acc_free(NULL);
    printf("1\n");
}
