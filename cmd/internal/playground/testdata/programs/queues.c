#include <openacc.h>
#include <stdio.h>

#define N 500

int main(void)
{
    static float a[N], b[N], c[N];
#pragma acc data create(a, b) copyout(c)
    {
#pragma acc parallel loop async(1)
        for (int i = 0; i < N; i++)
            a[i] = i;
#pragma acc parallel loop async(2)
        for (int i = 0; i < N; i++)
            b[i] = 2 * i;
#pragma acc wait(2) async(1)
#pragma acc parallel loop async(1) vector_length(32)
        for (int i = 0; i < N; i++)
            c[i] = a[i] + b[i];
#pragma acc wait
    }
    int hits = 0;
#pragma acc parallel loop copy(hits)
    for (int i = 0; i < N; i++)
#pragma acc atomic update
        hits += c[i] == 3 * i;
    printf("%d right, on %s\n", hits, acc_get_num_devices(acc_device_not_host) ? "a device" : "the host");
    return 0;
}
