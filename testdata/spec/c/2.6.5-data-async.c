// 2.6.5: async of a data construct is for its data movement: after a wait the data has come back.
// output: 14
#include <stdio.h>

int main(void) {
    int a[4] = {0, 1, 2, 3};
#pragma acc data copy(a) async(3)
    {
#pragma acc parallel loop async(3)
        for (int i = 0; i < 4; i++)
            a[i] *= a[i];
    }
#pragma acc wait(3)
    printf("%d\n", a[0] + a[1] + a[2] + a[3]);
}
