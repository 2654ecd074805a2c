/* exit from inside of data regions and functions, with work under way. discrete memory: what is not copied back stays as it was. */
#include <stdio.h>
#include <stdlib.h>

static int a[1000];

static void leave(int depth)
{
    if (depth > 0) {
        #pragma acc data create(a[depth*10:10])
        leave(depth - 1);
        return;
    }
    #pragma acc data copy(a[0:5])
    {
        #pragma acc parallel loop present(a[0:5])
        for (int i = 0; i < 5; i++)
            a[i] = i;
        #pragma acc parallel loop copyout(a[500:500]) async(3)
        for (int i = 500; i < 1000; i++)
            a[i] = i;
        printf("leaving\n");
        exit(0);
    }
}

static void last(void) { printf("last: %d\n", a[4]); }

int main(void)
{
    atexit(last);
    #pragma acc enter data copyin(a[100:10])
    leave(3);
    printf("not reached\n");
    return 1;
}
