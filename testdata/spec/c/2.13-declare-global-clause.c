// 2.13: for a global variable declare takes create, copyin, device_resident and link.
int v[2];
#pragma acc declare copyout(v) // want ACC4013

int main(void) { return 0; }
