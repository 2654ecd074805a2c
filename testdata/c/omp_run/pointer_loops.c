// Loops over pointers: they count addresses.
#include <stdio.h>

struct pair {
  double first;
  int second;
};

int main(void) {
  int a[40], s = 0, n = 40;
  struct pair b[10], *q;
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp parallel for reduction(+ : s) num_threads(4)
  for (int *p = a + 2; p < a + 14; p += 3)
    s += *p;
  printf("%d\n", s);
#pragma omp parallel for schedule(dynamic, 2) lastprivate(q)
  for (q = b; q != b + 10; q++)
    q->first = q - b, q->second = 2;
  printf("%td\n", q - b);
#pragma omp parallel for collapse(2) reduction(+ : s)
  for (struct pair *p = b + 9; p >= b + 1; p -= 2)
    for (int *r = &a[n - 1]; r > a; --r)
      s += (int)p->first * *r % 5;
  printf("%d\n", s);
  char text[] = "count the blanks of this";
  int blanks = 0;
#pragma omp parallel for simd reduction(+ : blanks)
  for (const char *c = text; c <= text + sizeof text - 1; ++c)
    blanks += *c == ' ';
  printf("%d\n", blanks);
#pragma omp target map(tofrom : a)
#pragma omp parallel for
  for (int *p = a + 39; p > a; p--)
    *p += 2;
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop grainsize(4)
  for (int *p = a; p < a + 10; p += 2)
    *p += 5;
  int t = 0;
  for (int i = 0; i < n; i++)
    t += a[i];
  printf("%d %d\n", s, t);
  return 0;
}
