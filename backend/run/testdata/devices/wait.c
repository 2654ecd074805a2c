/* Queues of two devices, waited for one by one and several at a time. */
#include <stdio.h>
#include <openacc.h>

#define N 1000

static int a[N], b[N];

int main(void)
{
    printf("%d devices\n", acc_get_num_devices(acc_device_not_host));
    for (int d = 0; d < 2; d++) {
        int *p = d ? b : a;
        acc_set_device_num(d, acc_device_not_host);
        #pragma acc enter data copyin(p[0:N]) async(1)
        #pragma acc parallel loop present(p[0:N]) async(1)
        for (int i = 0; i < N; i++)
            p[i] = i + d;
        #pragma acc parallel loop present(p[0:N]) async(2) wait(1)
        for (int i = 0; i < N; i++)
            p[i] *= 2;
        #pragma acc update self(p[0:N]) async(2)
    }
    /* Device 1 is the current one. */
    #pragma acc wait(devnum: 0: queues: 1, 2)
    printf("a %d %d\n", a[10], acc_async_test_device(2, 0) != 0);
    #pragma acc wait(devnum: 1: 2) async(3)
    #pragma acc wait(3)
    printf("b %d\n", b[10]);

    acc_set_device_num(0, acc_device_not_host);
    #pragma acc parallel loop present(a) async(4) wait(devnum: 1: queues: 1, 2)
    for (int i = 0; i < N; i++)
        a[i] += 1;
    #pragma acc exit data copyout(a) wait(4)
    printf("a %d\n", a[10]);
    acc_set_device_num(1, acc_device_not_host);
    #pragma acc exit data delete(b) async(5)
    #pragma acc wait
    printf("present %d\n", acc_is_present(b, sizeof b) != 0);
    return 0;
}
