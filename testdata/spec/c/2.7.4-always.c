// 2.7.4: with the always modifier (OpenACC 3.4) copy transfers the data at entry and at exit, also where it is present.
// output: 10 11 1
#include <stdio.h>

int main(void) {
    int a = 1, b = 1, c = 1;
#pragma acc enter data copyin(a, b, c)
    a = b = c = 10;
#pragma acc data copy(always: a)
#pragma acc parallel num_gangs(1) copy(always: b) copy(c)
    {
        b += 1;
        c += 1;
    }
#pragma acc exit data delete(a, b) copyout(c)
    printf("%d %d %d\n", a, b, c - 1);
}
