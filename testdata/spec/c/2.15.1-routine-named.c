// 2.15.1: routine with a name applies to the function of that name, before its definition.
// output: 7
#include <stdio.h>

int inc(int);
#pragma acc routine(inc) seq

int main(void) {
    int a = 6;
#pragma acc serial copy(a)
    a = inc(a);
    printf("%d\n", a);
}

int inc(int x) { return x + 1; }
