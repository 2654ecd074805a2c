// 2.6.6: copyin is no clause of exit data.
int main(void) {
    int a = 0;
#pragma acc exit data copyin(a) // want ACC2004 ACC2001
    return a;
}
