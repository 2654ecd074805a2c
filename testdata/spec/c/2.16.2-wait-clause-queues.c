// 2.16.2: wait takes several queues, with or without the word queues, and devnum in front.
// output: 18
#include <stdio.h>

int main(void) {
    int a = 0, b = 0;
#pragma acc data copy(a, b)
    {
#pragma acc serial present(a) async(1)
        a = 4;
#pragma acc serial present(b) async(2)
        b = 5;
#pragma acc serial present(a, b) wait(devnum: 0: queues: 1, 2)
        a = 2 * (a + b);
    }
    printf("%d\n", a);
}
