// Updates of sections, of scalars and members, and of what is not there.
#include <stdio.h>
#include <stdlib.h>

struct state {
  int step;
  double values[4];
};

static void show(const char *what, const int *a, int n) {
  printf("%s:", what);
  for (int i = 0; i < n; i++)
    printf(" %d", a[i]);
  printf("\n");
}

int main(void) {
  int a[10], m[3][4], s = 1;
  struct state state = {1, {1, 2, 3, 4}};
  for (int i = 0; i < 10; i++)
    a[i] = i;
  for (int i = 0; i < 12; i++)
    m[i / 4][i % 4] = i;
  int *h = malloc(6 * sizeof *h);
  for (int i = 0; i < 6; i++)
    h[i] = i;
#pragma omp target data map(to : a, m, s, state, h[0 : 6])
  {
#pragma omp target
    {
      for (int i = 0; i < 10; i++)
        a[i] += 100;
      for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
          m[i][j] += 100;
      state.step = 7;
      for (int i = 0; i < 4; i++)
        state.values[i] *= 10;
      for (int i = 0; i < 6; i++)
        h[i] += 100;
    }
#pragma omp target map(s)
    s = 8;
#pragma omp target update from(a[2 : 3])
    show("a[2:3]", a, 10);
#pragma omp target update from(m[1])
    show("m[1]", &m[0][0], 12);
#pragma omp target update from(m[2][3])
    show("m[2][3]", &m[0][0], 12);
#pragma omp target update from(s)
    printf("s %d\n", s);
#pragma omp target update from(state.step)
    printf("step %d, values %g %g\n", state.step, state.values[0], state.values[3]);
#pragma omp target update from(state.values)
    printf("step %d, values %g %g\n", state.step, state.values[0], state.values[3]);
#pragma omp target update from(h[1 : 2])
#pragma omp target update from(h[4])
    show("h", h, 6);

    for (int i = 0; i < 10; i++)
      a[i] = 1000 + i;
#pragma omp target update to(a[0 : 2])
#pragma omp target update to(a[8 : 2])
    int got[10];
#pragma omp target map(from : got)
    for (int i = 0; i < 10; i++)
      got[i] = a[i];
    show("to a[0:2], a[8:2]", got, 10);
    int n = 3;
#pragma omp target update to(a[n : n]) if (n > 5)
#pragma omp target update to(a[n + 1 : n - 1]) if (n < 5)
#pragma omp target map(from : got)
    for (int i = 0; i < 10; i++)
      got[i] = a[i];
    show("to a[4:2]", got, 10);
#pragma omp target update from(a) to(s)
    show("from all", a, 10);
  }
  int absent[2] = {5, 6};
#pragma omp target update to(absent)
#pragma omp target update from(absent)
  show("absent", absent, 2);
  free(h);
  return 0;
}
