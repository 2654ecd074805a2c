// 2.9.2: gang(dim:2) outside and gang(dim:1) inside share the iterations among two dimensions of gangs.
// output: 12 30
#include <stdio.h>

int main(void) {
    int n = 0, s = 0;
#pragma acc parallel num_gangs(2, 2) copy(n, s)
    {
#pragma acc loop gang(dim: 2)
        for (int i = 0; i < 3; i++) {
#pragma acc loop gang(dim: 1)
            for (int j = 0; j < 4; j++) {
#pragma acc atomic
                n++;
#pragma acc atomic
                s += i + j;
            }
        }
    }
    printf("%d %d\n", n, s);
}
