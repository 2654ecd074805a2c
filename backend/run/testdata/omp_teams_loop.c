/* A reduction of a loop that teams share. */
#include <stdio.h>

int main(void)
{
    int a[100], total = 0;
    for (int i = 0; i < 100; i++)
        a[i] = i;
#pragma omp target teams loop map(to : a) map(tofrom : total) reduction(+ : total)
    for (int i = 0; i < 100; i++)
        total += a[i];
    printf("%d\n", total);
    return 0;
}
