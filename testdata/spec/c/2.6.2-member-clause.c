// 2.6.2: a data clause for a member is the attribute of that member; other members follow the rules by themselves.
// output: 11 5 1
// output: 16
// output: 16 17
// output: 3 1
#include <stdio.h>

struct s {
    int n;
    float a[8], b[4];
    int m;
};

int main(void) {
    struct s s = {.n = 8, .m = 5};
    for (int i = 0; i < 8; i++)
        s.a[i] = i;
    for (int i = 0; i < 4; i++)
        s.b[i] = 1;
#pragma acc parallel loop copy(s.a)
    for (int i = 0; i < 8; i++) {
        s.a[i] = s.a[i] * 2 + s.m;
        s.m = 7;
    }
    printf("%g %d %g\n", s.a[3], s.m, s.b[0]);
#pragma acc parallel loop copy(s.a) copyin(s.b)
    for (int i = 0; i < s.n; i++) {
        s.a[i] += s.b[i % 4] * s.m;
        if (i == 5)
            s.b[0] = 100;
    }
    printf("%g\n", s.a[3]);
#pragma acc parallel loop copy(s.a[3:1])
    for (int i = 3; i < 4; i++)
        s.a[i] += 1;
    printf("%g %g\n", s.a[3] - s.b[0], s.a[3]);
#pragma acc parallel loop copyin(s.a)
    for (int i = 0; i < 4; i++) {
        s.a[i] = 0;
        s.b[i] = 3;
    }
    printf("%g %d\n", s.b[2], s.a[3] == 17);
}
