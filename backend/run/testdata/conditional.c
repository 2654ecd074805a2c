/* if and self: where a construct runs, in discrete memory. */
#include <openacc.h>
#include <stdio.h>

static int where(int on_device, int by_self)
{
    int there = -1;
#pragma acc parallel copyout(there) if(on_device) self(by_self)
    there = acc_on_device(acc_device_not_host);
    return there;
}

int main(void)
{
    printf("%d %d %d %d\n", where(1, 0), where(0, 0), where(1, 1), where(0, 1));
    int x = 1;
#pragma acc enter data copyin(x)
    x = 2;
    int seen = 0;
#pragma acc parallel loop if(0) reduction(+:seen)
    for (int i = 0; i < 10; i++)
        seen += x;
    printf("host sees %d\n", seen);
    seen = 0;
#pragma acc parallel loop present(x) reduction(+:seen)
    for (int i = 0; i < 10; i++)
        seen += x;
    printf("device sees %d\n", seen);
#pragma acc update device(x) if(0)
#pragma acc parallel present(x) copyout(seen)
    seen = x;
    printf("no update: %d\n", seen);
#pragma acc update device(x) if(1)
#pragma acc parallel present(x) copyout(seen)
    seen = x;
    printf("update: %d\n", seen);
#pragma acc exit data delete(x)
    printf("%d\n", acc_is_present(&x, sizeof x));
    return 0;
}
