// 2.9: a loop directive applies to a for loop.
int main(void) {
    int i = 0;
#pragma acc parallel copy(i)
    {
#pragma acc loop
        while (i < 3) // want ACC3002
            i++;
    }
    return 0;
}
