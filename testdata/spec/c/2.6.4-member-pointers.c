// 2.6.4: sections of pointers in structures and in arrays of structures are attached where the structure is.
// output: 6 12
// output: 6 10
#include <stdio.h>
#include <stdlib.h>

struct s {
    int n;
    float *p;
};

int main(void) {
    struct s s = {.n = 8, .p = malloc(32)}, *x = &s, v[3];
    for (int i = 0; i < 8; i++)
        s.p[i] = i;
#pragma acc parallel loop copy(s.p[0:8])
    for (int i = 0; i < s.n; i++)
        s.p[i] *= 2;
    printf("%g ", s.p[3]);
#pragma acc parallel loop copyin(x[0:1]) copy(x->p[0:8])
    for (int i = 0; i < x->n; i++)
        x->p[i] *= 2;
    printf("%g\n", s.p[3]);
    for (int j = 0; j < 3; j++) {
        v[j].n = 8;
        v[j].p = malloc(32);
        for (int i = 0; i < 8; i++)
            v[j].p[i] = i + j;
    }
#pragma acc enter data copyin(v)
    for (int j = 0; j < 3; j++) {
#pragma acc enter data copyin(v[j].p[0:8])
    }
#pragma acc parallel loop present(v)
    for (int j = 0; j < 3; j++)
        for (int i = 0; i < v[j].n; i++)
            v[j].p[i] *= 2;
    for (int j = 0; j < 3; j++) {
#pragma acc exit data copyout(v[j].p[0:8])
    }
#pragma acc exit data delete(v)
    printf("%g %g\n", v[0].p[3], v[2].p[3]);
}
