// 2.6.6: at least one copyin, create or attach must appear on enter data.
int main(void) {
#pragma acc enter data async(1) // want ACC2004
    return 0;
}
