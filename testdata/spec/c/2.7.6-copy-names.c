// 2.7.6: pcopy and present_or_copy are other names of copy.
// output: 2 3
#include <stdio.h>

int main(void) {
    int a = 1, b = 1;
#pragma acc serial pcopy(a) present_or_copy(b)
    {
        a += 1;
        b += 2;
    }
    printf("%d %d\n", a, b);
}
