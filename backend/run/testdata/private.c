/* Private and firstprivate copies: scalars, arrays, structures, pointers. */
#include <stdio.h>
#include <stdlib.h>

struct point { double x, y; int tag[3]; };

int main(void)
{
    int scalar = 7, table[4] = {1, 2, 3, 4};
    struct point p = {1.5, 2.5, {1, 2, 3}};
    int out[40];
    double sums[40];
#pragma acc parallel loop num_gangs(4) firstprivate(scalar, table, p) copyout(out, sums)
    for (int i = 0; i < 40; i++) {
        out[i] = scalar + table[i % 4] + p.tag[i % 3];
        sums[i] = p.x + p.y;
        p.tag[0] = 1;
    }
    int bad = 0;
    for (int i = 0; i < 40; i++)
        bad += out[i] != 7 + i % 4 + 1 + i % 3 + 1 || sums[i] != 4.0;
    printf("firstprivate: %d wrong, host has %d %d %g %d\n", bad, scalar, table[1], p.x, p.tag[2]);

    int work[8], result[64];
#pragma acc parallel loop gang num_gangs(8) private(work) copyout(result)
    for (int i = 0; i < 64; i++) {
        for (int k = 0; k < 8; k++)
            work[k] = i + k;
        int s = 0;
#pragma acc loop vector reduction(+:s)
        for (int k = 0; k < 8; k++)
            s += work[k];
        result[i] = s;
    }
    bad = 0;
    for (int i = 0; i < 64; i++)
        bad += result[i] != 8 * i + 28;
    printf("private array: %d wrong\n", bad);

    int n = 16;
    int *base = malloc(n * sizeof *base);
    for (int i = 0; i < n; i++)
        base[i] = i;
#pragma acc data copy(base[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++) {
            int *q = base + i; /* a pointer of its own */
            *q *= 2;
        }
    }
    int t = 0;
    for (int i = 0; i < n; i++)
        t += base[i];
    printf("through a private pointer: %d\n", t);
    free(base);

    int last = -1;
#pragma acc parallel num_gangs(3) private(last) copyout(out)
    {
        last = 10;
#pragma acc loop gang
        for (int i = 0; i < 40; i++)
            out[i] = last + i;
    }
    printf("private on parallel: %d %d, host has %d\n", out[0], out[39], last);
    return 0;
}
