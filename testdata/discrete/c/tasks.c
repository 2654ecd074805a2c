// Target tasks: nowait, dependences between constructs on the device and updates, and values at the time of the construct.
#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4}, b[4] = {0}, k = 10;
#pragma omp target enter data map(to : a, b) nowait depend(out : a, b)
#pragma omp target nowait depend(inout : a) firstprivate(k)
  for (int i = 0; i < 4; i++)
    a[i] += k;
  k = 1000;
#pragma omp target nowait depend(in : a) depend(inout : b)
  for (int i = 0; i < 4; i++)
    b[i] = 2 * a[i];
#pragma omp target update from(a) nowait depend(inout : a)
#pragma omp task depend(in : a) shared(a)
  printf("a %d %d\n", a[0], a[3]);
#pragma omp target exit data map(from : b) map(delete : a) nowait depend(inout : a, b)
#pragma omp taskwait
  printf("b %d %d\n", b[0], b[3]);
#pragma omp parallel num_threads(2)
#pragma omp single
  {
    for (int i = 0; i < 4; i++) {
#pragma omp target nowait map(tofrom : b[i])
      b[i] += i;
    }
#pragma omp taskwait
  }
  printf("b %d %d\n", b[0], b[3]);
  return 0;
}
