// What OpenMP says in another way, or not at all: the words of constants stay.
/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
#define TWO 2
#define QN 5
struct p { double x, y; };
void s(int n, double *a, double *b, double c[10][10])
{
#pragma omp target map(tofrom: a[0:n], b[0:n])
    for (int i = 0; i < n; i++)
        a[i] = b[i];
#pragma omp target data map(tofrom: a[0:n], b[0:n])
    {
    #pragma omp target
    for (int i = 0; i < n; i++)
        a[i] = b[i];
#pragma omp target
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
    }
#pragma omp target teams distribute parallel for collapse(TWO) nowait \
    depend(inout: accc_queue[QN])
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 10; j++)
        c[i][j] = b[i];
#pragma omp taskwait depend(inout: accc_queue[QN])
accc_default_queue = QN;
}
#pragma omp declare target
double g(double);
#pragma omp end declare target
double dev_g(double);
double h(int n, struct p *v) {
  struct p q = {0, 0};
#pragma omp target
  for (int i = 0; i < n; i++) { q.x += v[i].x; q.y += g(v[i].y); }
  return q.x;
}
