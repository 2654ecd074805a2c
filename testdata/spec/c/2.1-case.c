// 2.1: directives are case-sensitive in C; one whose name is in capitals is not the directive.
int main(void) {
    int a = 0;
#pragma acc PARALLEL copy(a) // want ACC1001
    a = 1;
    return a;
}
