/* An integer division by zero in a gang of a kernel. */
#include <stdio.h>

int main(void)
{
    int d[8] = {1, 2, 3, 4, 5, 0, 7, 8}, q[8];
#pragma acc parallel loop num_gangs(8) copyin(d) copyout(q)
    for (int i = 0; i < 8; i++)
        q[i] = 100 / d[i];
    printf("%d\n", q[0]);
    return 0;
}
