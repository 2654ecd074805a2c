/* An index below the section. */
int main(void)
{
    static float a[100];
    #pragma acc parallel loop num_gangs(2) copy(a[10:50])
    for (int i = 9; i < 60; i++)
        a[i] = 1;
    return 0;
}
