/* Reductions at every level. Sums of floating-point numbers must not depend on how gangs are scheduled. */
#include <float.h>
#include <stdio.h>

struct pair { int a; double b; };

int main(void)
{
    enum { N = 1000 };
    static double x[N];
    static int m[20][30];
    for (int i = 0; i < N; i++)
        x[i] = 1.0 / (i + 1) * (i % 2 ? -1 : 1);
    for (int i = 0; i < 20; i++)
        for (int j = 0; j < 30; j++)
            m[i][j] = (i * 7 + j * 3) % 11 - 5;

    double sum = 10.0, largest = -1.0e30, smallest = 1.0e30;
#pragma acc parallel loop reduction(+:sum) reduction(max:largest) reduction(min:smallest) copyin(x)
    for (int i = 0; i < N; i++) {
        sum += x[i];
        largest = x[i] > largest ? x[i] : largest;
        smallest = x[i] < smallest ? x[i] : smallest;
    }
    printf("%.17g %.17g %.17g\n", sum, largest, smallest);

    int total = 1;
#pragma acc parallel loop gang reduction(+:total) copyin(m)
    for (int i = 0; i < 20; i++) {
        int row = 0;
#pragma acc loop vector reduction(+:row)
        for (int j = 0; j < 30; j++)
            row += m[i][j];
        total += row;
    }
    printf("rows first: %d\n", total);

    total = 1;
#pragma acc parallel loop gang reduction(+:total) copyin(m)
    for (int i = 0; i < 20; i++) {
#pragma acc loop worker vector reduction(+:total)
        for (int j = 0; j < 30; j++)
            total += m[i][j];
    }
    printf("nested: %d\n", total);

    int per_gang = 3;
#pragma acc parallel num_gangs(8) reduction(+:per_gang)
    per_gang += 2;
    printf("per gang: %d\n", per_gang);

    int both = 5;
#pragma acc parallel num_gangs(4) reduction(+:both) copyin(m)
    {
#pragma acc loop gang reduction(+:both)
        for (int i = 0; i < 20; i++)
            both += m[i][0];
    }
    printf("construct and loop: %d\n", both);

    int all = 1, any = 0, bits = -1, ones = 0, flip = 0;
    long product = 1;
#pragma acc parallel loop reduction(&&:all) reduction(||:any) reduction(&:bits) reduction(|:ones) reduction(^:flip) reduction(*:product)
    for (int i = 1; i <= 15; i++) {
        all = all && i;
        any = any || i == 7;
        bits &= ~(1 << i);
        ones |= 1 << i;
        flip ^= i;
        product *= i;
    }
    printf("%d %d %x %x %x %ld\n", all, any, (unsigned)bits, (unsigned)ones, (unsigned)flip, product);

    int count[4] = {100, 200, 300, 400};
#pragma acc parallel loop reduction(+:count) copyin(m)
    for (int i = 0; i < 600; i++)
        count[i % 4] += m[i / 30][i % 30] > 0;
    printf("%d %d %d %d\n", count[0], count[1], count[2], count[3]);

    int serial = 0;
#pragma acc serial loop reduction(+:serial)
    for (int i = 0; i < 10; i++)
        serial += i;
    int kernels = 0;
#pragma acc kernels loop independent reduction(+:kernels)
    for (int i = 0; i < 100; i++)
        kernels += i;
    printf("%d %d\n", serial, kernels);

    int twice = 0;
#pragma acc parallel num_gangs(3) copy(twice)
    {
        for (int round = 0; round < 2; round++) {
#pragma acc loop gang reduction(+:twice)
            for (int i = 0; i < 10; i++)
                twice += i;
        }
    }
    printf("two rounds: %d\n", twice);
    return 0;
}
