// 3.2.25: acc_is_present is true when all of the bytes are present; with a length of zero the address is asked for.
// output: 1 1 0 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4], b[1];
    acc_create(a, sizeof a);
    printf("%d %d %d %d %d\n", acc_is_present(a, 16) != 0, acc_is_present(a + 1, 12) != 0, acc_is_present(a + 1, 16) != 0,
           acc_is_present(a + 1, 0) != 0, acc_is_present(b, 0) != 0);
}
