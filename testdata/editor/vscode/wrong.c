// b is doubled.
void f(int n, float *a, float *b)
{
#pragma acc data copy(b[0:n]) if(n > 1)
#pragma acc parallel loop copyn(a[0:n]) present(b) async
    for (int i = 0; i < n; i++)
        b[i] += a[i];
#pragma acc wait
}
