#include <stdio.h>

/* Each lane has an array of its own. */
int main(void)
{
    static int a[16][16];
    int t[2];
    #pragma acc parallel loop gang num_gangs(4) copyout(a)
    for (int i = 0; i < 16; i++) {
        #pragma acc loop vector private(t)
        for (int j = 0; j < 16; j++) { t[0] = i;
            t[1] = j;
            a[i][j] = t[0] * t[1];
        }
    }
    printf("%d\n", a[15][15]);
    return 0;
}
