// 2.5.3: kernels takes no private clause.
int main(void) {
    int a = 0;
#pragma acc kernels private(a) // want ACC2001
    a = 1;
    return 0;
}
