// 2.8.1: use_device of what is not present is an error without if_present.
// error: not present
int main(void) {
    int a[4] = {0};
#pragma acc host_data use_device(a)
    a[0] = 1;
    return 0;
}
