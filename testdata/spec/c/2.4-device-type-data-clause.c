// 2.4: a clause that does not depend on the device cannot follow device_type.
int main(void) {
    int a = 0;
#pragma acc parallel device_type(*) num_gangs(2) copy(a) // want ACC2005
    a = 1;
    return a;
}
