#include <stdio.h>

/* What depends on a construct that stays, and what that depends on, stays too. */
int main(void) {
  int a[10], b[10];
  double _Complex sum = 0;
  for (int i = 0; i < 10; i++) a[i] = b[i] = i;
#pragma omp target enter data map(to: a, b)
#pragma omp target teams distribute parallel for nowait depend(inout: a)
  for (int i = 0; i < 10; i++) a[i] *= 2;
#pragma omp target teams distribute parallel for nowait depend(inout: a)
  for (int i = 0; i != 10; i++) a[i] += 1;
#pragma omp target teams distribute parallel for nowait depend(inout: b)
  for (int i = 0; i < 10; i++) b[i] *= 3;
#pragma omp target update from(a) depend(in: a)
#pragma omp taskwait
#pragma omp target teams distribute parallel for reduction(+:sum)
  for (int i = 0; i < 10; i++) sum += b[i];
#pragma omp target exit data map(from: a, b)
  printf("%d %d %g\n", a[9], b[9], __real__ sum);
}
