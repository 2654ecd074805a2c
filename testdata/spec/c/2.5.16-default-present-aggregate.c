// 2.5.16: default(present) makes an aggregate that is in no data clause present: it is an error when it is not.
// error: (?s)\ba\b.*not present
int main(void) {
    int a[4] = {0};
#pragma acc parallel loop default(present)
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
