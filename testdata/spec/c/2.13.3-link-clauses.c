// 2.13.3: data clauses make the data of a linked variable present and take it back, also where a routine accesses it.
// output: 2 198 0
// output: 1 2 0
// output: 1 2 1 0
// output: 10 30 10 0
#include <openacc.h>
#include <stdio.h>

float x[100];
#pragma acc declare link(x)

#pragma acc routine seq
float get(int i) { return x[i]; }

int main(void) {
    for (int i = 0; i < 100; i++)
        x[i] = i;
#pragma acc data copy(x)
    {
#pragma acc parallel loop
        for (int i = 0; i < 100; i++)
            x[i] = get(i) * 2;
    }
    printf("%g %g %d\n", x[1], x[99], acc_is_present(x, sizeof x));
    for (int i = 0; i < 100; i++)
        x[i] = 1;
    float got[100];
#pragma acc parallel loop copyin(x) copyout(got)
    for (int i = 0; i < 100; i++) {
        x[i] = 2;
        got[i] = get(i);
    }
    printf("%g %g %d\n", x[1], got[99], acc_is_present(x, sizeof x));
#pragma acc parallel loop copy(x[10:20])
    for (int i = 10; i < 30; i++)
        x[i] = get(i) + 1;
    printf("%g %g %g %d\n", x[9], x[10], x[30], acc_is_present(x, sizeof x));
    for (int i = 0; i < 100; i++)
        x[i] = 1;
#pragma acc enter data copyin(x)
#pragma acc enter data copyin(x)
#pragma acc parallel loop present(x)
    for (int i = 0; i < 100; i++)
        x[i] = get(i) * 10;
    x[50] = 30;
#pragma acc exit data copyout(x)
    printf("%g ", x[50] == 30 ? 10.0 : 0.0);
    printf("%g ", x[50]);
#pragma acc exit data copyout(x)
    printf("%g %d\n", x[99], acc_is_present(x, sizeof x));
}
