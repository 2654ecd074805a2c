// 2.14.4: update of what is not present is an error without if_present.
// error: not present
int main(void) {
    int a = 1;
#pragma acc update device(a) // want ACC4031
    return 0;
}
