/* Device addresses in host code: host_data, deviceptr, acc_malloc, acc_map_data, in discrete memory. */
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

static void add(double *dev, int n, double by)
{
#pragma acc parallel loop deviceptr(dev)
    for (int i = 0; i < n; i++)
        dev[i] += by;
}

int main(void)
{
    enum { N = 10 };
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma acc data copy(a)
    {
#pragma acc host_data use_device(a)
        add(a, N, 0.5);
        printf("%d %d\n", acc_is_present(a, sizeof a), acc_is_present(a, sizeof a + 1));
        double *d = acc_deviceptr(a);
        printf("%d %d\n", (void *)d != (void *)a, acc_hostptr(d + 3) == a + 3);
        add(d, N, 1);
    }
    printf("%g %g\n", a[0], a[9]);

    double *mine = acc_malloc(N * sizeof *mine);
    acc_memcpy_to_device(mine, a, sizeof a);
    add(mine, N, 100);
    acc_memcpy_from_device(a, mine, sizeof a);
    printf("%g %g\n", a[0], a[9]);
    acc_map_data(a, mine, sizeof a);
    a[0] = -1;
#pragma acc update device(a[0:1])
#pragma acc parallel loop present(a)
    for (int i = 0; i < N; i++)
        a[i] *= 2;
#pragma acc update self(a)
    printf("%g %g\n", a[0], a[9]);
    acc_unmap_data(a);
    acc_free(mine);
    return 0;
}
