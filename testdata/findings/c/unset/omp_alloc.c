// find: uninitialized value of t, read at 8
// fix: map(to: t)
#include <stdio.h>
int main(void) {
    int t[8] = {3}, r[8];
    #pragma omp target map(alloc: t) map(from: r)
    for (int i = 0; i < 8; i++)
        r[i] = t[i];
    printf("%d\n", r[0]);
}
