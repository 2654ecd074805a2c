/* Atomic operations on every type, and what a capture gives. */
#include <stdio.h>

int main(void)
{
    enum { N = 2000 };
    int hist[8] = {0};
    double sum = 0;
    float f = 0;
    short s = 0;
    unsigned char c = 0;
    long top = -1;
    static int ticket[N];
    int next = 0;
#pragma acc parallel loop copy(hist, sum, f, s, c, top, next) copyout(ticket) num_gangs(16)
    for (int i = 0; i < N; i++) {
#pragma acc atomic update
        hist[i % 8] += i;
#pragma acc atomic
        sum += 0.5;
#pragma acc atomic
        f = f + 1.0f;
#pragma acc atomic
        s++;
#pragma acc atomic
        c += 3;
        int mine;
#pragma acc atomic capture
        mine = next++;
        ticket[mine] = i;
#pragma acc atomic write
        top = i;
    }
    long all = 0;
    for (int i = 0; i < N; i++)
        all += ticket[i];
    printf("%d %d %g %g %d %d %d %ld %d\n", hist[0], hist[7], sum, f, s, c, next, all, top >= 0 && top < N);

    int old, fresh, swap, x = 5;
#pragma acc serial copy(x) copyout(old, fresh, swap)
    {
#pragma acc atomic capture
        {
            old = x;
            x = x * 2;
        }
#pragma acc atomic capture
        {
            x -= 3;
            fresh = x;
        }
#pragma acc atomic capture
        {
            swap = x;
            x = 99;
        }
    }
    printf("%d %d %d %d\n", old, fresh, swap, x);
    return 0;
}
