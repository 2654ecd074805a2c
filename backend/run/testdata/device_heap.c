/* The heap in device code. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int sums[20];
#pragma acc parallel loop copyout(sums) num_gangs(5)
    for (int i = 0; i < 20; i++) {
        int *list = malloc((i + 1) * sizeof *list), *zero = calloc(4, sizeof *zero);
        for (int k = 0; k <= i; k++)
            list[k] = k;
        int s = zero[3];
        for (int k = 0; k <= i; k++)
            s += list[k];
        sums[i] = s;
        free(list);
        free(zero);
    }
    printf("%d %d\n", sums[0], sums[19]);
    return 0;
}
