/* Structures with pointers in discrete memory: members are attached, and survive updates of the structure. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

struct vec { int n; double *data; struct vec *next; };

int main(void)
{
    struct vec v = {8, malloc(8 * sizeof(double)), 0};
    for (int i = 0; i < v.n; i++)
        v.data[i] = i;
    double *host = v.data;
#pragma acc enter data copyin(v)
#pragma acc enter data copyin(v.data[0:v.n])
#pragma acc parallel loop present(v)
    for (int i = 0; i < v.n; i++)
        v.data[i] *= 3;
#pragma acc update self(v)
    printf("the pointer is the host's: %d\n", v.data == host);
#pragma acc update self(v.data[2:3])
    printf("%g %g %g\n", v.data[1], v.data[2], v.data[5]);
#pragma acc update device(v)
#pragma acc parallel loop present(v)
    for (int i = 0; i < v.n; i++)
        v.data[i] += 1;
#pragma acc exit data copyout(v.data[0:v.n])
#pragma acc exit data delete(v)
    printf("%g %g %g\n", v.data[0], v.data[1], v.data[7]);

    struct vec w = {4, malloc(4 * sizeof(double)), 0};
#pragma acc data copy(w) copyout(w.data[0:4])
    {
#pragma acc parallel loop
        for (int i = 0; i < 4; i++)
            w.data[i] = i * w.n;
    }
    printf("%g %g\n", w.data[1], w.data[3]);
    free(v.data);
    free(w.data);
    return 0;
}
