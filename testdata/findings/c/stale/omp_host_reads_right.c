#include <stdio.h>
int main(void) {
    int b[40] = {0};
    #pragma omp target data map(tofrom: b)
    {
        #pragma omp target teams distribute parallel for
        for (int i = 0; i < 40; i++)
            b[i] = i;
        #pragma omp target update from(b)
        printf("%d\n", b[4]);
    }
}
