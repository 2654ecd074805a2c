// 2.6.5: a data construct whose if is false allocates and copies nothing.
// output: 0 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4] = {0};
    for (int on = 0; on < 2; on++) {
#pragma acc data copy(a) if(on)
        printf("%d%c", acc_is_present(a, sizeof a) != 0, " \n"[on]);
    }
}
