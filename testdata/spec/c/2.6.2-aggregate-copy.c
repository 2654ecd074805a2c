// 2.6.2: an aggregate without a data clause is in a copy clause.
// output: 1 3 5
#include <stdio.h>

struct point { int x, y; };

int main(void) {
    int a[2] = {1, 2};
    struct point p = {3, 3};
#pragma acc serial
    {
        a[1] += 1;
        p.y += 2;
    }
    printf("%d %d %d\n", a[0], a[1], p.y);
}
