// find: stale value of to, read at 12, write at 11
// fix: update self(to)
#include <stdio.h>
#include <string.h>
int main(void) {
    char from[16] = "abc", to[16] = "", out[16];
    #pragma acc data copyin(from) copyout(to)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            to[i] = from[i];
        memcpy(out, to, sizeof out);
    }
    printf("%c\n", out[0]);
}
