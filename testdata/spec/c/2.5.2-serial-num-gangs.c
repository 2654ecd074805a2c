// 2.5.2: num_gangs is no clause of serial.
int main(void) {
    int a = 0;
#pragma acc serial num_gangs(1) copy(a) // want ACC2001
    a = 1;
    return a;
}
