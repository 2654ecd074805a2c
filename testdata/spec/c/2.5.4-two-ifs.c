// 2.5.4: at most one if clause may appear.
int main(void) {
    int a = 0;
#pragma acc parallel if(1) if(0) copy(a) // want ACC2002
    a = 1;
    return a;
}
