// Each change of an object of an _Atomic type is one operation, in kernels too (C17 6.5.16.2).
#include <stdatomic.h>
#include <stdio.h>

#define SHOW(x) printf("%ld\n", (long)(x))

struct node {
    atomic_int uses;
    _Atomic(long) size;
};

int main(void)
{
    int _Atomic steps = 0;
    _Atomic long part[4] = {0};
    _Atomic double mass = 0;
    _Atomic unsigned char cycle = 0;
    struct node shape = {0, 0};
#pragma acc parallel loop copy(steps, part, mass, cycle, shape)
    for (int i = 0; i < 100000; i++) {
        steps++;
        --shape.uses;
        part[i % 4] += i % 3;
        mass += 0.5;
        cycle += 3;
        shape.size |= i;
    }
    SHOW(steps);
    SHOW(shape.uses);
    SHOW(part[0] + part[1] + part[2] + part[3]);
    SHOW(mass);
    SHOW(cycle);
    SHOW(shape.size);
    return 0;
}
