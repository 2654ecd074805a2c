// 2.13: the copy of a global variable of declare create lives as long as the program: no exit data and no finalize ends it.
// output: 1 1 1 1
// output: 9 3 4
#include <openacc.h>
#include <stdio.h>

float x[10];
#pragma acc declare create(x)

int main(void) {
    for (int i = 0; i < 10; i++)
        x[i] = i;
#pragma acc update device(x)
#pragma acc enter data copyin(x)
#pragma acc exit data delete(x) finalize
#pragma acc exit data delete(x) finalize
    printf("%d ", acc_is_present(x, sizeof x));
#pragma acc exit data copyout(x)
    printf("%d ", acc_is_present(x, sizeof x));
    acc_copyin(x, sizeof x);
    acc_copyout(x, sizeof x);
    printf("%d ", acc_is_present(x, sizeof x));
    acc_copyin(x, sizeof x);
    acc_delete_finalize(x, sizeof x);
    printf("%d\n", acc_is_present(x, sizeof x));
#pragma acc parallel loop present(x)
    for (int i = 0; i < 10; i++)
        x[i] += 1;
    printf("%g ", x[9]);
#pragma acc data copy(x)
    {
    }
    printf("%g ", x[3]);
#pragma acc update self(x)
    printf("%g\n", x[3]);
}
