#include <stdio.h>
static char *hex(int n, char *text)
{
    for (int i = 0; i < 8; i++, n >>= 4)
        text[7 - i] = "0123456789abcdef"[n & 15];
    return text;
}
int main(void)
{
    int digits[32];
#pragma omp parallel for
    for (int i = 0; i < 32; i++)
        digits[i] = hex(i, (char[9]){0})[7];
    printf("%c\n", digits[10]);
}
