// 2.9.5: a loop with gang, worker or vector is not seq.
int main(void) {
    int a[4];
#pragma acc parallel loop gang seq copyout(a) // want ACC3004
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
