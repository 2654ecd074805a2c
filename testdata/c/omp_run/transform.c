/* Loop transformations: the iterations run in the order that the transformation makes. */
#include <stdio.h>

int main(void)
{
    int n = 5, i;
    static int at[64], next;
#pragma omp tile sizes(2, 3)
    for (int i = 0; i < 5; i++)
        for (int j = 9; j > 2; j -= 2)
            at[next++] = 10 * i + j;
    for (int k = 0; k < next; k++)
        printf("%d ", at[k]);
    printf("\n");
    int s = 0;
#pragma omp unroll partial(4)
    for (int i = 0; i < n; i++)
        s = s * 3 + i;
#pragma omp unroll full
    for (int i = 0; i < 4; i++)
        s = s * 3 + i;
#pragma omp unroll
    for (int i = 0; i < n; i++)
        s += i;
    printf("%d\n", s);
#pragma omp parallel for
#pragma omp tile sizes(4)
    for (int i = 0; i < 50; i++)
        at[i] = i * i;
    for (i = s = 0; i < 50; i++)
        s += at[i];
    printf("%d\n", s);
#pragma omp parallel for reduction(+ : s)
#pragma omp unroll partial(3)
    for (int i = 0; i < 50; i++)
        s += i;
    printf("%d\n", s);
    return 0;
}
