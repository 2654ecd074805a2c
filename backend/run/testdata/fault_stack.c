/* Recursion without an end. */
#include <stdio.h>

static int deep(int n)
{
    int room[1000];
    room[n % 1000] = n;
    return deep(n + 1) + room[n % 1000];
}

int main(void)
{
    printf("down\n");
    return deep(0);
}
