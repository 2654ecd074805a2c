// 2.7.4: with the alwaysout modifier (OpenACC 3.4) a clause transfers the data at exit whatever the reference counters say.
// output: 2 1 3 4
#include <stdio.h>

int main(void) {
    int a = 1, b = 1, c = 1, d = 1;
#pragma acc enter data copyin(a, b, c, d)
#pragma acc enter data copyin(d)
#pragma acc parallel num_gangs(1) copy(alwaysout: a) copy(b) copyout(always: c) present(d)
    {
        a = 2;
        b = 5;
        c = 3;
        d = 4;
    }
#pragma acc exit data copyout(alwaysout: d)
    printf("%d %d %d %d\n", a, b, c, d);
}
