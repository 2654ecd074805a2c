// 2.4: dtype is an abbreviation of device_type.
// output: 4
#include <stdio.h>

int main(void) {
    int gangs = 0;
#pragma acc parallel copy(gangs) dtype(*) num_gangs(4)
    {
#pragma acc atomic
        gangs++;
    }
    printf("%d\n", gangs);
}
