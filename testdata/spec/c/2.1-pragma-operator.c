// 2.1: a directive can be written with the operator _Pragma.
// output: 7
#include <stdio.h>

int main(void) {
    int a = 0;
    _Pragma("acc serial copy(a)")
    a = 7;
    printf("%d\n", a);
}
