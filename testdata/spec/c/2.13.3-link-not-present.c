// 2.13.3: the data of a linked variable is not on the device before a data clause brings it there.
// output: nan
#include <stdio.h>

float x[100];
#pragma acc declare link(x)

#pragma acc routine seq
float get(int i) { return x[i]; }

int main(void) {
    float y = 1;
#pragma acc serial copyout(y)
    y = get(3);
    printf("%s\n", y != y ? "nan" : "a number");
}
