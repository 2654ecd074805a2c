// 2.7.4: with the alwaysin modifier (OpenACC 3.4) a clause transfers the data at entry where it is present, and not at exit.
// output: 10 11
// output: 20 21
#include <stdio.h>

int main(void) {
    int a = 1, out;
#pragma acc enter data copyin(a)
    a = 10;
#pragma acc parallel num_gangs(1) copy(alwaysin: a) copyout(out)
    {
        a += 1;
        out = a;
    }
    printf("%d %d\n", a, out);
    a = 20;
#pragma acc enter data copyin(alwaysin: a)
#pragma acc parallel num_gangs(1) present(a) copyout(out)
    out = a + 1;
    printf("%d %d\n", a, out);
}
