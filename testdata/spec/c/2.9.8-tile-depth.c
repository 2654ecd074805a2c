// 2.9.8: there are as many tightly nested loops as tile has sizes.
int main(void) {
    int a[4];
#pragma acc parallel loop tile(2, 2) copyout(a)
    for (int i = 0; i < 4; i++)
        a[i] = i; // want ACC3005
    return 0;
}
