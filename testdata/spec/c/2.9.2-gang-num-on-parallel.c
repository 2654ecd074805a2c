// 2.9.2: on a loop of parallel the argument num of gang is not allowed; the construct's num_gangs says it.
int main(void) {
    int a[4];
#pragma acc parallel loop gang(4) copyout(a) // want ACC2016
    for (int i = 0; i < 4; i++)
        a[i] = i;
    return 0;
}
