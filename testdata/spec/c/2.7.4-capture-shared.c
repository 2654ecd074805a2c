// 2.7.4: with the capture modifier (OpenACC 3.4) the data has a copy also where the device shares memory, which is not simulated.
// flags: --device=shared
// error: capture asks for a copy of its own
int main(void) {
    int a = 1;
#pragma acc parallel copy(capture: a)
    a = 2;
    return a;
}
