// becomes: declare create(t); map(from: a)
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
    for (int k = 0; k < 4; k++) {
        double t[10];
#pragma acc declare copy(t)
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 10; i++)
            t[i] = a[i] + k;
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 10; i++)
            a[i] = t[9 - i];
    }
    printf("%g %g\n", a[2], a[9]);
    return 0;
}
