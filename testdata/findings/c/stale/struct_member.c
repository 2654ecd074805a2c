// find: stale value of p, read at 13, write at 11
// fix: update self(p)
#include <stdio.h>
struct particle { double x, v; };
int main(void) {
    struct particle p[4] = { {1, 2}, {3, 4} };
    #pragma acc data copyin(p)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 4; i++)
            p[i].x += p[i].v;
        printf("%g ", p[1].v);
        printf("%g\n", p[1].x);
    }
}
