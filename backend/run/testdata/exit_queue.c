/* exit while a kernel in a queue runs for long: it ends with the program. discrete memory: nothing is copied back. */
#include <stdio.h>
#include <stdlib.h>

static int a[64];
static long lim = 10000000000L;

int main(void)
{
    #pragma acc parallel loop copyout(a) copyin(lim) async(3)
    for (int i = 0; i < 64; i++) {
        long s = 0, k = 0;
        while (s < lim) {
            s += k ^ i;
            k++;
        }
        a[i] = s % 7;
    }
    printf("leaving\n");
    exit(0);
}
