// 2.7.3: it is an error when a part of the data of a clause is present, and a part is not.
// error: partial|part of
int main(void) {
    int a[10] = {0};
#pragma acc enter data create(a[0:5])
#pragma acc enter data create(a[3:5])
    return 0;
}
