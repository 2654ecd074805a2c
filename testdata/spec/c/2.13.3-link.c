// 2.13.3: link names a large global variable that has memory on the device only while a data clause says so.
// output: 0 1 8 0
#include <openacc.h>
#include <stdio.h>

int big[4] = {1, 2, 3, 4};
#pragma acc declare link(big)

int main(void) {
    printf("%d", acc_is_present(big, sizeof big) != 0);
#pragma acc data copy(big)
    {
        printf(" %d", acc_is_present(big, sizeof big) != 0);
#pragma acc parallel loop
        for (int i = 0; i < 4; i++)
            big[i] *= 2;
    }
    printf(" %d %d\n", big[3], acc_is_present(big, sizeof big) != 0);
}
