#include <stdio.h>

int main(int argc, char **argv)
{
    int a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
#pragma acc parallel loop copy(a)
    for (int i = 0; i < 8; i++)
        a[i] = 100 / (a[i] - argc);
    printf("%d\n", a[0]);
    return 0;
}
