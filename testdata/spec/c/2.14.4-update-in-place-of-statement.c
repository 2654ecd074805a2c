// 2.14.4: update is not the statement that if governs.
int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
    if (a)
#pragma acc update self(a) // want ACC3017
    return 0;
}
