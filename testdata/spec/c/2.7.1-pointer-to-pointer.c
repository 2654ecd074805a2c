// 2.7.1: a section of a pointer to pointers copies the rows and their pointers.
// output: 3 12
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int **m = malloc(3 * sizeof *m);
    for (int i = 0; i < 3; i++)
        m[i] = calloc(4, sizeof **m);
#pragma acc parallel loop copy(m[0:3][0:4])
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            m[i][j] = i * j + 1;
    int count = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            count += m[i][j] == i * j + 1;
    printf("%d %d\n", m[1][2], count);
}
