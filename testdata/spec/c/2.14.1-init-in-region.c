// 2.14.1: init is not allowed in a compute construct.
int main(void) {
    int a = 0;
#pragma acc serial copy(a)
    {
#pragma acc init // want ACC3013
        a = 3;
    }
    return 0;
}
