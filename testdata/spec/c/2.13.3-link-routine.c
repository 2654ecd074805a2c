// 2.13.3: a routine refers to a variable in link; the data clause of the caller brings it.
// output: 10 20
#include <stdio.h>

int big[2] = {1, 2};
#pragma acc declare link(big)

#pragma acc routine seq
static void scale(int i) { big[i] *= 10; }

int main(void) {
#pragma acc parallel loop copy(big)
    for (int i = 0; i < 2; i++)
        scale(i);
    printf("%d %d\n", big[0], big[1]);
}
