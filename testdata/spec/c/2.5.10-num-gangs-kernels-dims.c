// 2.5.10: on kernels num_gangs has one value.
int main(void) {
    int a = 0;
#pragma acc kernels num_gangs(2, 2) copy(a) // want ACC2009
    a = 1;
    return a;
}
