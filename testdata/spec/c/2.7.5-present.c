// 2.7.5: present uses the data of the enclosing lifetime; a section inside of it is present too.
// output: 0 5 5 0
#include <stdio.h>

int main(void) {
    int a[4] = {0};
#pragma acc data copy(a)
    {
        int *p = a;
#pragma acc parallel loop present(p[1:2])
        for (int i = 1; i < 3; i++)
            p[i] = 5;
    }
    printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
}
