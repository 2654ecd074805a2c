// silent
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = -1;
#pragma acc serial copy(a)
    for (int i = 0; i < 10; i++) {
        if (i == 6)
            break;
        a[i] = i;
    }
    printf("%g %g\n", a[2], a[8]);
    return 0;
}
