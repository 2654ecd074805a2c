// 2.6.3: the dynamic lifetime lasts from enter data to exit data, across functions.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

static void begin(int *p, int n) {
#pragma acc enter data create(p[0:n])
}

static void end(int *p, int n) {
#pragma acc exit data delete(p[0:n])
}

int main(void) {
    int a[10];
    begin(a, 10);
    printf("%d", acc_is_present(a, sizeof a) != 0);
    end(a, 10);
    printf(" %d\n", acc_is_present(a, sizeof a) != 0);
}
