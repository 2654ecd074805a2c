// 2.9.2: two loops of the same bounds with gang(static:*) give each iteration to the same gang.
// output: 40
#include <stdio.h>

int main(void) {
    int a[40], b[40], good = 0;
#pragma acc parallel num_gangs(4) create(a) copyout(b)
    {
#pragma acc loop gang(static: *)
        for (int i = 0; i < 40; i++)
            a[i] = i;
#pragma acc loop gang(static: *)
        for (int i = 0; i < 40; i++)
            b[i] = a[i] + 1;
    }
    for (int i = 0; i < 40; i++)
        good += b[i] == i + 1;
    printf("%d\n", good);
}
