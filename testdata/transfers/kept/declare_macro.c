// silent
#include <stdio.h>
#define ON_DEVICE(x) _Pragma(#x)

static void step(int n)
{
    double b[10];
    ON_DEVICE(acc declare copy(b))
#pragma acc parallel loop
    for (int i = 0; i < n; i++)
        b[i] = i;
}

int main(void)
{
    step(3);
    printf("done\n");
    return 0;
}
