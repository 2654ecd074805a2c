// 2.9.10: a private copy has no value at first, in any iteration; the simulated device makes reading it seen.
// output: nan nan 2147460547 2147460547
// output: nan nan
// output: nan 2147460547
#include <math.h>
#include <stdio.h>

#pragma acc routine seq
double unset(int i) {
    double z, w[4];
    if (i < 0)
        z = w[-i] = 1;
    return z + w[i % 4];
}

int main(void) {
    double r[64], d = 1, q[4] = {1, 1, 1, 1};
    int k[64], t = 1;
#pragma acc parallel loop private(t, d, q) copyout(r, k)
    for (int i = 0; i < 64; i++) {
        k[i] = t; // want ACC4039
        r[i] = i % 2 ? d : q[i % 4];
        t = i;
        d = i;
        q[i % 4] = i;
    }
    printf("%s %s %d %d\n", isnan(r[1]) ? "nan" : "a number", isnan(r[62]) ? "nan" : "a number", k[0], k[63]);
#pragma acc parallel num_gangs(4) private(d, q) copyout(r)
    {
#pragma acc loop gang
        for (int i = 0; i < 64; i++) {
            r[i] = d + q[1]; // want ACC4039
            if (i % 16 == 15)
                d = q[1] = i;
        }
    }
    printf("%s ", isnan(r[0]) ? "nan" : "a number");
#pragma acc parallel loop copyout(r)
    for (int i = 0; i < 64; i++)
        r[i] = unset(i);
    printf("%s\n", isnan(r[63]) ? "nan" : "a number");
#pragma acc data create(r, k)
    {
#pragma acc update self(r, k)
    }
    printf("%s %d\n", isnan(r[5]) ? "nan" : "a number", k[9]);
}
