// 2.12: atomic update, and atomic without a clause, update a location at once.
// output: 1000 1000
#include <stdio.h>

int main(void) {
    int n = 0, m = 0;
#pragma acc parallel loop copy(n, m)
    for (int i = 0; i < 1000; i++) {
#pragma acc atomic update
        n = n + 1;
#pragma acc atomic
        m += 1;
    }
    printf("%d %d\n", n, m);
}
