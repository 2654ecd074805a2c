// Motion of parts of what pointers lead to, read as arrays of shapes.
#include <stdio.h>

typedef struct {
  int k;
  double *q;
} holder;

static void show(const double *a, int n) {
  for (int i = 0; i < n; i++)
    printf("%g ", a[i]);
  printf("\n");
}

int main(void) {
  int n = 3, m = 4, r[6] = {1, 2, 3, 4, 5, 6}, (*pairs)[2] = (int(*)[2])r;
  double a[12], b[24], *p = a;
  holder s = {3, b};
  for (int i = 0; i < 12; i++)
    a[i] = i;
  for (int i = 0; i < 24; i++)
    b[i] = i;
#pragma omp target data map(to : p[0 : 12], b, r)
  {
#pragma omp target
    {
      for (int i = 0; i < 12; i++)
        p[i] *= 10;
      for (int i = 0; i < 24; i++)
        b[i] *= 10;
      for (int i = 0; i < 6; i++)
        r[i] *= 10;
    }
#pragma omp target update from(([n][m])p[0 : n][1 : 2])
    show(a, 12);
#pragma omp target update from((([n][m])p)[0 : 2 : 2][3])
    show(a, 12);
#pragma omp target update from(([n][m])p[2])
    show(a, 12);
#pragma omp target update from(([2][n][4])s.q[0 : 2][1 : 2][1 : ])
    show(b, 24);
#pragma omp target update from(([3])pairs[1 : 2][1 : 1])
    for (int i = 0; i < 6; i++)
      printf("%d ", r[i]);
    printf("\n");
#pragma omp target update from(([n + m][1])p)
    show(a, 12);
  }
  return 0;
}
