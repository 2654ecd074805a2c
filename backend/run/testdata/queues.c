/* Asynchronous queues in discrete memory: order inside of one, waits between them. */
#include <openacc.h>
#include <stdio.h>

enum { N = 1000 };
static double a[N], b[N], c[N];

int main(void)
{
#pragma acc data create(a, b, c)
    {
        for (int round = 0; round < 20; round++) {
#pragma acc parallel loop async(1)
            for (int i = 0; i < N; i++)
                a[i] = i + round;
#pragma acc parallel loop async(2)
            for (int i = 0; i < N; i++)
                b[i] = 2 * i;
#pragma acc parallel loop async(3) wait(1, 2)
            for (int i = 0; i < N; i++)
                c[i] = a[i] + b[i];
#pragma acc wait(3) async(1)
        }
#pragma acc update self(c) async(3)
#pragma acc wait(3)
        printf("%g %g\n", c[0], c[999]);
#pragma acc parallel loop async
        for (int i = 0; i < N; i++)
            c[i] = -1;
#pragma acc update self(c[10:5]) async
        acc_wait(acc_async_noval);
        printf("%g %g %g\n", c[9], c[10], c[15]);
        acc_wait_all();
        printf("idle %d\n", acc_async_test_all());
    }
    int value = 1;
#pragma acc parallel async(7) firstprivate(value) copyout(c[0:1])
    c[0] = value;
    value = 2; /* the construct has its own copy already */
#pragma acc wait
    printf("%g\n", c[0]);
    return 0;
}
