// 2.9.5: a seq loop is executed in order by one: a recurrence is right.
// output: 1 2 3 5 8 13
#include <stdio.h>

int main(void) {
    int f[6] = {1, 2};
#pragma acc parallel num_gangs(1) copy(f)
    {
#pragma acc loop seq
        for (int i = 2; i < 6; i++)
            f[i] = f[i - 1] + f[i - 2];
    }
    printf("%d %d %d %d %d %d\n", f[0], f[1], f[2], f[3], f[4], f[5]);
}
