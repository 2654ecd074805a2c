// 2.4: clauses after the device_type of another device have no effect.
// output: 2
#include <stdio.h>

int main(void) {
    int gangs = 0;
#pragma acc parallel copy(gangs) num_gangs(2) device_type(radeon) num_gangs(5)
    {
#pragma acc atomic
        gangs++;
    }
    printf("%d\n", gangs);
}
