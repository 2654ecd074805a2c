// 2.9.2: with static the chunks are dealt to the gangs in turn: chunk k goes to gang k modulo the number of gangs.
// output: 1 1 1
#include <stdio.h>

int main(void) {
    int owner[12], same = 1, next = 1, wraps = 1;
#pragma acc parallel num_gangs(3) copyout(owner)
    {
        int mine = -1;
#pragma acc loop gang(static: 2)
        for (int i = 0; i < 12; i++) {
            if (mine < 0)
                mine = i;
            owner[i] = mine;
        }
    }
    for (int i = 0; i < 12; i++) {
        same &= owner[i] == owner[i ^ 1];
        next &= owner[i] == (i / 2 % 3) * 2;
        wraps &= owner[i] == owner[(i + 6) % 12];
    }
    printf("%d %d %d\n", same, next, wraps);
}
