// 2.9.11: at the end of the loop the result is combined with what the variable held before.
// output: 15
#include <stdio.h>

int main(void) {
    int s = 5;
#pragma acc parallel copy(s)
    {
#pragma acc loop gang vector reduction(+:s)
        for (int i = 0; i < 10; i++)
            s += 1;
    }
    printf("%d\n", s);
}
