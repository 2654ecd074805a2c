#include <stdio.h>
enum { n = 64 };
int main(void) {
    double field[n];
    for (int i = 0; i < n; i++)
        field[i] = i;
    #pragma acc enter data copyin(field)
    #pragma acc parallel loop present(field)
    for (int i = 0; i < n / 2; i++)
        field[i] = i;
    #pragma acc update self(field)
    printf("%d\n", field[n - 1] == field[0]);
    #pragma acc exit data delete(field)
    return 0;
}
