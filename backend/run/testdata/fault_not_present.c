/* discrete memory: present of what is not there. */
#include <stdio.h>

int main(void)
{
    double a[100];
    printf("before\n");
#pragma acc parallel loop present(a[0:100])
    for (int i = 0; i < 100; i++)
        a[i] = i;
    return 0;
}
