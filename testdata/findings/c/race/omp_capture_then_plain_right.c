#include <stdio.h>
int main(void)
{
    int ticket = 0, late = 0;
#pragma omp parallel for
    for (int i = 0; i < 60; i++) {
        int mine;
#pragma omp atomic capture
        mine = ticket++;
        if (mine > 55)
#pragma omp atomic
            late++;
    }
    printf("%d\n", late > 100);
}
