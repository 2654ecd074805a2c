#include <stdio.h>
#ifndef NI
#define NI 8
#endif
#define HALF (NI / 2)
#define TEAM(k) num_gangs(k) vector_length(4 * (k))
#define DATA copy(a[0:NI]) \
             copyin(b[HALF:HALF])
#ifdef TRACE
#define LOG(x) printf("%g\n", x)
#else
#define LOG(x)
#endif
static double a[NI], b[NI];
int main(void)
{
    for (int i = 0; i < NI; i++)
        b[i] = i;
    for (int s = 0; s < 4; s++) {
#pragma acc parallel loop TEAM(2) DATA /* both */ \
    async(2 * HALF)
        for (int i = 0; i < NI; i++)
            a[i] += b[HALF + i / 2];
#pragma acc wait
        LOG(a[NI - 1]);
    }
    printf("%g\n", a[NI - 1]);
    return 0;
}
