// 2.13.1: device_resident allocates a variable in the memory of the device; it is for use in compute regions.
// output: 12
#include <stdio.h>

int table[4];
#pragma acc declare device_resident(table)

int main(void) {
    int s = 0;
#pragma acc parallel loop
    for (int i = 0; i < 4; i++)
        table[i] = 2 * i;
#pragma acc parallel loop reduction(+:s)
    for (int i = 0; i < 4; i++)
        s += table[i];
    printf("%d\n", s);
}
