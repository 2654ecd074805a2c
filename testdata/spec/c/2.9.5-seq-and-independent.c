// 2.9.5: seq, independent and auto exclude each other.
int main(void) {
    int a[4];
#pragma acc parallel loop seq independent copyout(a) // want ACC2003
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
