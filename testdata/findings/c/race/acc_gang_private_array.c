// find: data race of t, write at 12, read at 14
#include <stdio.h>

/* The private array of the gang loop is one for all lanes of the gang (OpenACC 3.3, 2.9.10). */
int main(void)
{
    static int a[16][16];
    int t[2];
    #pragma acc parallel loop gang num_gangs(4) private(t) copyout(a)
    for (int i = 0; i < 16; i++) {
        #pragma acc loop vector
        for (int j = 0; j < 16; j++) { t[0] = i;
            t[1] = j;
            a[i][j] = t[0] * t[1];
        }
    }
    printf("%d\n", a[15][15]);
    return 0;
}
