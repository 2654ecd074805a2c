// 2.6.8: two members are attached and detached on two queues; what the structure's pointers are afterwards does not depend on timing.
// output: 23 -23
#include <stdio.h>
#include <stdlib.h>

struct s {
    int n;
    float *p, *q;
};

int main(void) {
    enum { N = 20000 };
    struct s s = {N, malloc(N * sizeof(float)), malloc(N * sizeof(float))};
    float *p = s.p, *q = s.q;
    for (int i = 0; i < N; i++) {
        s.p[i] = i;
        s.q[i] = -i;
    }
    for (int r = 0; r < 20; r++) {
#pragma acc enter data copyin(s)
#pragma acc enter data copyin(s.p[0:N]) async(1)
#pragma acc enter data copyin(s.q[0:N]) async(2)
#pragma acc parallel loop present(s) async(1)
        for (int i = 0; i < N; i++)
            s.p[i] += 1;
#pragma acc parallel loop present(s) async(2)
        for (int i = 0; i < N; i++)
            s.q[i] -= 1;
#pragma acc exit data copyout(s.p[0:N]) async(1)
#pragma acc exit data copyout(s.q[0:N]) async(2)
#pragma acc exit data copyout(s)
        if (s.p != p || s.q != q)
            return 1;
#pragma acc wait
    }
    printf("%g %g\n", s.p[3], s.q[3]);
}
