// What reads constants has no dependence on what is written through a pointer, and the host cannot write them.
static const double c[5] = {1, 2, 3, 4, 5};
static const int step = 3;
static const struct { double x[5]; } s = {{1, 2}};
extern const float far[7];
static double changes[5] = {1, 2, 3, 4, 5};

void scale(double *a, int n)
{
  static const int offset[3] = {-1, 0, 1};
#pragma acc kernels copy(a[0:n])
  for (int i = 0; i < n; i++)
    a[i] = a[i] * c[i % 5] + far[2];
#pragma acc kernels copy(a[0:n * step])
  for (int i = 0; i < n; i++)
    a[i * step] = a[i * step] * s.x[i % 5] + offset[i % 3];
#pragma acc kernels copy(a[0:n])
  for (int i = 0; i < n; i++)
    a[i] = a[i] * changes[i % 5];
#pragma acc parallel loop copy(a[0:n])
  for (int i = 0; i < n; i++)
    a[i] = a[i] * c[i % 5];
}
