/* discrete memory: half of an array is on the device. */
int main(void)
{
    double a[100];
#pragma acc data create(a[0:50])
    {
#pragma acc parallel loop copy(a[25:50])
        for (int i = 25; i < 75; i++)
            a[i] = i;
    }
    return 0;
}
