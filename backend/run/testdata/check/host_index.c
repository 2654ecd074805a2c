/* An index that leads out of everything. */
int main(int argc, char **argv)
{
    static int a[10];
    int *p = a;
    long i = 1L << 40;
    return p[i * argc];
}
