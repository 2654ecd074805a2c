#include <stdio.h>
int main(void) {
  int x = 0, y = 0, z = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp task shared(x)
    x = 1;
#pragma omp task shared(x)
    x += 2;
#pragma omp taskwait
#pragma omp task shared(y) depend(out: y)
    y = 1;
#pragma omp task shared(y) depend(inout: y)
    y += 2;
  }
#pragma omp parallel
  {
#pragma omp critical
   z++;
#pragma omp barrier
#pragma omp single nowait
   z = 4;
   if (z > 100) printf("no\n");
  }
  int a[100], b[100];
#pragma omp parallel
  {
#pragma omp for nowait
  for (int i = 0; i < 100; i++) a[i] = i;
#pragma omp for
  for (int i = 0; i < 100; i++) b[i] = a[99-i];
#pragma omp sections
  {
#pragma omp section
   x = 1;
#pragma omp section
   x = 2;
  }
  }
  printf("%d %d %d\n", x, y, z);
}
