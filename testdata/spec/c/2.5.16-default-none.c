// 2.5.16: with default(none) a variable without a data clause, which has no predetermined attribute, is an error.
int main(void) {
    int a[4], n = 4;
#pragma acc parallel loop default(none) copyout(a)
    for (int i = 0; i < n; i++) // want ACC4004
        a[i] = i;
    return a[0];
}
