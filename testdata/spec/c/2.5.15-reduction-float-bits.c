// 2.5.15: the bitwise operators are no reductions of floating-point variables.
int main(void) {
    float x = 0;
#pragma acc parallel reduction(|:x) // want ACC4005
    x = 1;
    return 0;
}
