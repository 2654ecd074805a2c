/* Structured and dynamic reference counters, in discrete memory. */
#include <openacc.h>
#include <stdio.h>

int main(void)
{
    int x = 1;
#pragma acc enter data copyin(x)
#pragma acc enter data copyin(x)
    x = 2;
#pragma acc data copy(x)
    {
#pragma acc serial present(x)
        x += 10;
    }
    printf("still there: %d, not copied: %d\n", acc_is_present(&x, 4), x);
#pragma acc exit data copyout(x)
    printf("still there: %d, not copied: %d\n", acc_is_present(&x, 4), x);
#pragma acc exit data copyout(x)
    printf("gone: %d, copied: %d\n", acc_is_present(&x, 4), x);
#pragma acc enter data create(x)
#pragma acc enter data create(x)
#pragma acc exit data delete(x) finalize
    printf("finalized: %d\n", acc_is_present(&x, 4));

    int m[6][8];
    for (int i = 0; i < 48; i++)
        m[i / 8][i % 8] = 0;
#pragma acc data create(m)
    {
#pragma acc parallel loop collapse(2)
        for (int i = 0; i < 6; i++)
            for (int j = 0; j < 8; j++)
                m[i][j] = 10 * i + j;
#pragma acc update self(m[1:3][2:4])
    }
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 8; j++)
            printf("%d%c", m[i][j], j < 7 ? ' ' : '\n');
    return 0;
}
