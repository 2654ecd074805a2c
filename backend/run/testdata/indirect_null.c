#include <stdio.h>
typedef int (*fp)(int);
struct ops { fp f; } o;
int main(int argc, char **argv) {
  fp f = o.f;
  if (argc > 5) printf("%d\n", f(3));
  int s = 0;
#pragma acc parallel copy(s) copyin(argc)
  { fp g = 0; if (argc > 5) s = g(2); else s = 7; }
  printf("%d\n", s);
}
