// 2.12: what follows atomic update has one of the forms of an update.
int main(void) {
    int x = 0, y = 1;
#pragma acc parallel copy(x, y)
    {
#pragma acc atomic update
        x = y; // want ACC3019
    }
    return 0;
}
