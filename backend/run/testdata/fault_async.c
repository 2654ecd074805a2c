/* discrete memory: what fails in a queue shows at the wait. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(400);
#pragma acc parallel loop async(1) num_gangs(1)
    for (int i = 0; i < 100; i++)
        p[i] = i;
#pragma acc wait(1)
    printf("not reached\n");
    return 0;
}
