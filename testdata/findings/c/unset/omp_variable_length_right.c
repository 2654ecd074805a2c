#include <stdio.h>
static int last(int n) {
    int row[n];
    for (int i = 0; i < n; i++)
        row[i] = 0;
    #pragma omp target enter data map(to: row[0:n])
    #pragma omp target map(alloc: row[0:n])
    row[0] = 1;
    #pragma omp target update from(row[0:n])
    int x = row[n - 1];
    #pragma omp target exit data map(delete: row[0:n])
    return x;
}
int main(void) {
    printf("%d\n", last(8) == 0);
    return 0;
}
