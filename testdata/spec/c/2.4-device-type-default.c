// 2.4: clauses before device_type are the default; those after device_type(*) apply to all types that are not named.
// output: 3
#include <stdio.h>

int main(void) {
    int gangs = 0;
#pragma acc parallel copy(gangs) num_gangs(2) device_type(*) num_gangs(3)
    {
#pragma acc atomic
        gangs++;
    }
    printf("%d\n", gangs);
}
