// Types of maps on a target construct, a data construct, and their combination.
#include <stdio.h>

static void show(const char *what, const int *a, int n) {
  printf("%s:", what);
  for (int i = 0; i < n; i++)
    printf(" %d", a[i]);
  printf("\n");
}

int main(void) {
  int a[3] = {1, 2, 3}, b[3] = {4, 5, 6}, c[3] = {7, 8, 9}, d[3] = {10, 11, 12}, got[3];
#pragma omp target map(to : a) map(from : b, got) map(tofrom : c) map(alloc : d)
  {
    for (int i = 0; i < 3; i++) {
      got[i] = a[i];
      a[i] = -1;
      b[i] = 40 + i;
      c[i] += 100;
      d[i] = -1;
    }
  }
  show("to", a, 3);
  show("from", b, 3);
  show("tofrom", c, 3);
  show("alloc", d, 3);
  show("seen", got, 3);

  // What is there already is not copied again; what a construct inside changes is copied at the end of the data construct.
#pragma omp target data map(to : a) map(from : b) map(tofrom : c) map(alloc : d)
  {
    for (int i = 0; i < 3; i++)
      a[i] = b[i] = c[i] = d[i] = 1000;
#pragma omp target map(tofrom : a, b, c, d) map(from : got)
    for (int i = 0; i < 3; i++) {
      got[i] = a[i] + c[i];
      b[i] = 50 + i;
      c[i] = 60 + i;
      d[i] = 70 + i;
    }
    show("inside of data, seen", got, 3);
    show("c before the end", c, 3);
#pragma omp target map(always, from : d)
    d[0] = 71;
    show("always, from", d, 3);
    a[0] = 2000;
#pragma omp target map(always, to : a) map(from : got)
    got[0] = a[0];
    show("always, to", got, 1);
    c[1] = 3000;
#pragma omp target map(always, tofrom : c)
    c[2] = c[1] + 1;
    show("always, tofrom", c, 3);
  }
  show("a", a, 3);
  show("b", b, 3);
  show("c", c, 3);
  show("d", d, 3);

  int x = 1, y = 2, z = 3, w = 4;
#pragma omp target map(x) map(to : y) map(tofrom : z) firstprivate(w)
  {
    x = y + z + w;
    y = z = w = 0;
  }
  printf("scalars: %d %d %d %d\n", x, y, z, w);

  // One construct that maps parts of one array, each its own way.
  int parts[8] = {0, 1, 2, 3, 4, 5, 6, 7};
#pragma omp target data map(to : parts[0 : 4])
  {
#pragma omp target map(tofrom : parts[1 : 2])
    parts[1] = parts[2] = -5;
  }
  show("parts", parts, 8);
#pragma omp target data map(tofrom : parts[4 : 4])
  {
#pragma omp target map(to : parts[5 : 2])
    parts[5] = parts[6] = -6;
    parts[7] = 100;
  }
  show("parts", parts, 8);
  return 0;
}
