// 2.6.5: default(present) of a data construct applies to the compute constructs in it that have no default clause.
// error: \bb\b.*not present
int main(void) {
    int a[4] = {0}, b[4] = {0};
#pragma acc data copy(a) default(present)
    {
#pragma acc parallel loop
        for (int i = 0; i < 4; i++)
            a[i] = b[i];
    }
    return a[0];
}
