// 3.2.20: it is an error to update what is not present.
// error: not present
#include <openacc.h>

int main(void) {
    int a = 1;
    acc_update_device(&a, sizeof a);
    return 0;
}
