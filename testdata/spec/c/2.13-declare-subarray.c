// 2.13: a subarray is not allowed in declare; a section gets a warning.
// output: 7
#include <stdio.h>

int v[4];
#pragma acc declare create(v[0:2]) // want ACC4023

int main(void) {
#pragma acc serial present(v[0:2])
    v[1] = 7;
#pragma acc update self(v[0:2])
    printf("%d\n", v[1]);
}
