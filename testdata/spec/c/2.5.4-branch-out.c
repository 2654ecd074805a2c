// 2.5.4: a program cannot branch out of a compute construct.
int main(void) {
    int a = 0;
#pragma acc parallel copy(a)
    {
        if (a == 0)
            return 1; // want ACC3009
    }
    return a;
}
