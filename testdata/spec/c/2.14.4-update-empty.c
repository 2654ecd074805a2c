// 2.14.4: update has at least one of self, host and device.
int main(void) {
#pragma acc update async(1) // want ACC2004
    return 0;
}
