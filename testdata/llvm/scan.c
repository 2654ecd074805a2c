// Unhandled clause reduction with modifier in omp.wsloop operation
void f(int n, const int *a, int *b)
{
  int s = 0;
#pragma omp parallel for reduction(inscan, + : s)
  for (int i = 0; i < n; i++) {
    s += a[i];
#pragma omp scan inclusive(s)
    b[i] = s;
  }
}
