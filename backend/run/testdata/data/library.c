/* Reads and writes of the library are followed as those of the program are; what is only copied is not read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <openacc.h>

struct padded { char c; double d; };

int main(void)
{
    enum { N = 8 };
    double *a = malloc(N * sizeof *a), *b = malloc(N * sizeof *b), *c = calloc(N, sizeof *c), sum = 0;
    FILE *f = fopen("/dev/null", "w");
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma acc enter data copyin(a[0:N], c[0:N]) create(b[0:N])
#pragma acc parallel loop present(a, b, c)
    for (int i = 0; i < N; i++)
        b[i] = a[i] + c[i];
    if (f) fwrite(b, sizeof *b, N, f);         /* old */
    memcpy(c, b, 4 * sizeof *b);               /* old, and newer than the device's */
#pragma acc parallel loop present(c) reduction(+: sum)
    for (int i = 0; i < N; i++)
        sum += c[i];                           /* old */
#pragma acc exit data copyout(b[0:N]) delete(a[0:N], c[0:N])
    printf("%g %g\n", b[3], sum);
    /* Copies of what was never set are no use of it. */
    struct padded *p = malloc(3 * sizeof *p), q;
    p[0].d = 1;
#pragma acc parallel copy(p[0:3])
    p[1] = p[0];
    q = p[1];
    printf("%g\n", q.d);
    double *d = acc_malloc(N * sizeof *d);
    acc_memcpy_to_device(d, a, 4 * sizeof *d);
#pragma acc parallel loop deviceptr(d) reduction(+: sum)
    for (int i = 0; i < 5; i++)
        sum += d[i];                           /* d[4] was never set */
    acc_free(d);
    return 0;
}
