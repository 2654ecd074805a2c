// 3.2.22: it is an error to unmap what acc_map_data has not mapped.
// error: map
#include <openacc.h>

int main(void) {
    int a = 3;
    acc_copyin(&a, sizeof a);
    acc_unmap_data(&a);
    return 0;
}
