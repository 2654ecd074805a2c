// 2.15.1: a routine worker holds worker and vector loops, each iteration of which is done once.
// output: 60
#include <stdio.h>

int count;
#pragma acc declare create(count)

#pragma acc routine worker
void add(int n) {
#pragma acc loop worker
    for (int i = 0; i < n; i++) {
#pragma acc loop vector
        for (int k = 0; k < 5; k++) {
#pragma acc atomic
            count++;
        }
    }
}

int main(void) {
    count = 0;
#pragma acc update device(count)
#pragma acc parallel loop gang
    for (int g = 0; g < 3; g++)
        add(4);
#pragma acc update self(count)
    printf("%d\n", count);
}
