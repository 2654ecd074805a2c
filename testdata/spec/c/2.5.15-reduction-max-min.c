// 2.5.15: max and min start with the least and the largest number and regard the original value.
// output: 50 -7 60
#include <stdio.h>

int main(void) {
    int a[5] = {3, -7, 50, 2, 0}, hi = -1000, lo = 1000, keep = 60;
#pragma acc parallel loop reduction(max:hi, keep) reduction(min:lo) copyin(a)
    for (int i = 0; i < 5; i++) {
        hi = a[i] > hi ? a[i] : hi;
        keep = a[i] > keep ? a[i] : keep;
        lo = a[i] < lo ? a[i] : lo;
    }
    printf("%d %d %d\n", hi, lo, keep);
}
