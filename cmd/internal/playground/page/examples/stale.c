// The host prints values that the device has newer ones of. Run looks for
// stale values here, and says which update is missing.
#include <stdio.h>

int main(void)
{
    enum { N = 64 };
    static double t[N];
    t[0] = 100.0;
#pragma acc data copy(t)
    for (int step = 0; step < 100; step++) {
#pragma acc parallel loop
        for (int i = 1; i < N; i++)
            t[i] += 0.5 * t[0] / i;
        if (step % 50 == 0)
            printf("step %d: t[1] = %g\n", step, t[1]);
    }
    return 0;
}
