// not yet handled: a section with a stride
void f(double *a)
{
#pragma omp target update to(a[0 : 8 : 2])
}
