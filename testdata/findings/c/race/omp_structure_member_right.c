#include <stdio.h>

struct state {
    int count;
    double energy[3];
};

int main(void)
{
    struct state s = {0, {0, 0, 0}};
#pragma omp parallel for
    for (int i = 0; i < 300; i++) {
#pragma omp atomic
        s.count++;
#pragma omp atomic
        s.energy[i % 3] += 0.5 * i;
    }
    printf("%d %g\n", s.count, s.energy[0]);
    return 0;
}
