// 2.7.3: it is an error when the data of present is not present.
// error: not present
int main(void) {
    int a[10] = {0};
#pragma acc parallel loop present(a)
    for (int i = 0; i < 10; i++)
        a[i] = i;
    return 0;
}
