// 2.9.3: a worker loop contains no gang loop.
int main(void) {
    int a[4][4];
#pragma acc parallel copyout(a)
    {
#pragma acc loop worker
        for (int i = 0; i < 4; i++) {
#pragma acc loop gang // want ACC3007
            for (int j = 0; j < 4; j++)
                a[i][j] = j;
        }
    }
    return 0;
}
