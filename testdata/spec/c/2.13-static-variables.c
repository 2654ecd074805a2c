// 2.13: static variables of a file and of a function are declared like others.
// output: 4 3
// output: 8
#include <stdio.h>
int g[2];
#pragma acc declare copyin(g)
static int s[2] = {3, 6};
#pragma acc declare copyin(s)

int *local(void) {
  static int a[3] = {1, 2, 3};
#pragma acc declare copyin(a)
#pragma acc serial present(a)
  a[0] += s[1] + 1;
#pragma acc update self(a)
  return a;
}

int main(void) {
  g[1] = 3;
#pragma acc update device(g)
#pragma acc serial present(g)
  g[0] = g[1] + 1;
#pragma acc update self(g)
  printf("%d %d\n", g[0], g[1]);
  printf("%d\n", local()[0]);
}
