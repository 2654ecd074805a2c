/* exit from the middle, with what was printed and atexit. */
#include <stdio.h>
#include <stdlib.h>

static void bye(void) { printf("bye\n"); }

int main(void)
{
    atexit(bye);
    int x = 0;
#pragma acc parallel copy(x)
    {
        x = 5;
        printf("from a kernel: %d\n", x);
    }
    printf("x is %d\n", x);
    exit(x);
}
