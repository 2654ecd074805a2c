// 2.9.1: the bounds of a collapsed loop do not change in the outer ones.
int main(void) {
    int a[4][4];
#pragma acc parallel loop collapse(2) copyout(a)
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++) // want ACC3016
            a[i][j] = j;
    return 0;
}
