// 2.15.1: a routine gang is called in gang-redundant mode; its gang loop is shared among all gangs.
// output: 50
#include <stdio.h>

#pragma acc routine gang
void mark(int *a, int n) {
#pragma acc loop gang
    for (int i = 0; i < n; i++)
        a[i] += 1;
}

int main(void) {
    int a[50] = {0}, s = 0;
#pragma acc parallel num_gangs(4) copy(a)
    mark(a, 50);
    for (int i = 0; i < 50; i++)
        s += a[i];
    printf("%d\n", s);
}
