// 2.9.11: a variable has the same operator on every loop between its outermost and innermost reduction.
int main(void) {
    int s = 0;
#pragma acc parallel loop gang reduction(+:s)
    for (int i = 0; i < 10; i++) {
#pragma acc loop vector reduction(*:s) // want ACC4019
        for (int j = 0; j < 10; j++)
            s += 1;
    }
    return s;
}
