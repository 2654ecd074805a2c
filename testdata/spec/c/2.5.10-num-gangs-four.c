// 2.5.10: num_gangs has at most three values.
int main(void) {
    int a = 0;
#pragma acc parallel num_gangs(2, 2, 2, 2) copy(a) // want ACC2009
    a = 1;
    return a;
}
