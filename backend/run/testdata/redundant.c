/* Gang-redundant, worker-single and vector-single execution, and how many gangs there are. */
#include <stdio.h>

int main(void)
{
    int gangs = 0, once = 0, loops = 0, single = 0;
#pragma acc parallel num_gangs(5) copy(gangs)
    {
#pragma acc atomic update
        gangs++;
    }
    /* Nothing is shared among gangs, and nobody says how many: one. */
#pragma acc parallel copy(once)
    once++;
#pragma acc serial copy(single)
    single++;
    /* Each gang runs the worker loop as a whole. */
#pragma acc parallel num_gangs(3) copy(loops)
    {
#pragma acc loop worker
        for (int i = 0; i < 10; i++) {
#pragma acc atomic
            loops++;
        }
    }
    printf("%d gangs, once %d, single %d, %d rounds\n", gangs, once, single, loops);

    int dims = 0;
#pragma acc parallel num_gangs(2, 3) copy(dims)
    {
#pragma acc atomic
        dims++;
    }
    printf("%d gangs in two dimensions\n", dims);
    return 0;
}
