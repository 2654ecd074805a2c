// What OpenMP says in another way, or not at all: the words of constants stay.
#define TWO 2
#define QN 5
struct p { double x, y; };
void s(int n, double *a, double *b, double c[10][10])
{
#pragma acc kernels copy(a[0:n], b[0:n])
    for (int i = 0; i < n; i++)
        a[i] = b[i];
#pragma acc kernels copy(a[0:n], b[0:n])
    {
    for (int i = 0; i < n; i++)
        a[i] = b[i];
#pragma acc loop tile(4, 4)
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
    }
#pragma acc parallel loop collapse(TWO) async(QN)
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
#pragma acc wait(QN)
#pragma acc set default_async(QN)
}
#pragma acc routine seq bind(dev_g)
double g(double);
double dev_g(double);
double h(int n, struct p *v) {
  struct p q = {0, 0};
#pragma acc parallel loop reduction(+: q)
  for (int i = 0; i < n; i++) { q.x += v[i].x; q.y += g(v[i].y); }
  return q.x;
}
