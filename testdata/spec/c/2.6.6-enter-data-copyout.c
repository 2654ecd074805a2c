// 2.6.6: copyout is no clause of enter data.
int main(void) {
    int a = 0;
#pragma acc enter data copyout(a) // want ACC2004 ACC2001
    return a;
}
