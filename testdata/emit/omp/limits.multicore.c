// What OpenMP says in another way, or not at all: the words of constants stay.
#define TWO 2
#define QN 5
struct p { double x, y; };
void s(int n, double *a, double *b, double c[10][10])
{
    for (int i = 0; i < n; i++)
        a[i] = b[i];
    {
    for (int i = 0; i < n; i++)
        a[i] = b[i];
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
    }
#pragma omp parallel for collapse(TWO)
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
}
double g(double);
double dev_g(double);
double h(int n, struct p *v) {
  struct p q = {0, 0};
  for (int i = 0; i < n; i++) { q.x += v[i].x; q.y += g(v[i].y); }
  return q.x;
}
