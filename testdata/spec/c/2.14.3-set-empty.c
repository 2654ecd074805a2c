// 2.14.3: set has at least one of default_async, device_num and device_type.
int main(void) {
#pragma acc set // want ACC2004
    return 0;
}
