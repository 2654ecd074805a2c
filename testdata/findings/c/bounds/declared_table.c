// find: out of bounds of tab, read at 6
#include <stdio.h>
static int tab[4] = {1, 2, 3, 4}, other[4] = {5, 6, 7, 8};
#pragma acc declare copyin(tab, other)
#pragma acc routine seq
static int look(int k) { return tab[k] + other[k & 3]; }
int main(void)
{
    int out[8];
#pragma acc parallel loop copyout(out)
    for (int i = 0; i < 8; i++) out[i] = look(i);
    printf("%d\n", out[1]);
}
