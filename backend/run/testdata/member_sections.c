// Sections of members whose structure is in no clause, at indices before the loop variable: the pointer is read anew in each round.
#include <stdio.h>
#include <stdlib.h>

struct list { int length; long *at; };

static struct list global, pair[2];

int main(void)
{
    struct list local = {40, malloc(100 * sizeof(long))};
    global.at = malloc(100 * sizeof(long));
    pair[1].at = malloc(100 * sizeof(long));
    for (int i = 0; i < 100; i++)
        local.at[i] = global.at[i] = pair[1].at[i] = i * 9 % 23 - 5;
#pragma acc serial loop copy(local.at[0:100])
    for (int i = 5; i < local.length; i++)
        local.at[i] = local.at[i - 5];
#pragma acc kernels loop copy(global, global.at[0:100])
    for (int i = 39; i >= 7; i--)
        global.at[i] = global.at[i - 7] ^ 1;
#pragma acc parallel loop copy(pair[1].at[:100]) copyin(local, local.at[0:100])
    for (int i = 10; i < 60; i++)
        pair[1].at[i] += local.at[i - 10] - 3;
    printf("%ld %ld %ld\n", local.at[20], global.at[20], pair[1].at[59]);
    return 0;
}
