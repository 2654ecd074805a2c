// 2.10: cache is at the head of the body of a loop.
int main(void) {
    int a[4] = {0};
#pragma acc cache(a[0:4]) // want ACC3014
    return a[0];
}
