// find: stale value of b, read at 11, write at 10
// fix: target update from(b)
#include <stdio.h>
int main(void) {
    int b[40] = {0};
    #pragma omp target data map(tofrom: b)
    {
        #pragma omp target teams distribute parallel for
        for (int i = 0; i < 40; i++)
            b[i] = i;
        printf("%d\n", b[4]);
    }
}
