// Updates of sections with gaps.
#include <stdio.h>

static void show(const char *what, const int *a, int n) {
  printf("%s:", what);
  for (int i = 0; i < n; i++)
    printf(" %d", a[i]);
  printf("\n");
}

int main(void) {
  int a[10], m[3][4];
  for (int i = 0; i < 10; i++)
    a[i] = i;
  for (int i = 0; i < 12; i++)
    m[i / 4][i % 4] = i;
#pragma omp target data map(to : a, m)
  {
#pragma omp target
    {
      for (int i = 0; i < 10; i++)
        a[i] += 100;
      for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
          m[i][j] += 100;
    }
#pragma omp target update from(a[5 : 2 : 2])
    show("a[5:2:2]", a, 10);
#pragma omp target update from(m[0 : 2][1 : 2])
    show("m[0:2][1:2]", &m[0][0], 12);
    for (int i = 0; i < 10; i++)
      a[i] = 1000 + i;
#pragma omp target update to(a[0 : 3 : 3])
#pragma omp target update from(a)
    show("to a[0:3:3]", a, 10);
  }
  return 0;
}
