#include <stdio.h>
#include <string.h>
int main(void)
{
    const char *text = "the quick brown fox jumps over the lazy dog";
    int count[26] = {0}, n = strlen(text);
#pragma omp parallel for reduction(+: count)
    for (int i = 0; i < n; i++)
        if (text[i] != ' ')
            count[text[i] - 'a']++;
    printf("%d\n", count[4]);
}
