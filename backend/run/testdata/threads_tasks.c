// Tasks: recursion, dependences, priorities, more of them than are kept.
#include <stdio.h>

static long fib(int n) {
  long a, b;
  if (n < 2)
    return n;
#pragma omp task shared(a) final(n < 12)
  a = fib(n - 1);
#pragma omp task shared(b) final(n < 12)
  b = fib(n - 2);
#pragma omp taskwait
  return a + b;
}

int main(void) {
  long r = 0;
  int count = 0, x = 0, y = 0, z = 0;
#pragma omp parallel num_threads(3)
#pragma omp single
  {
    r = fib(17);
    for (int i = 0; i < 10000; i++) {
#pragma omp task
      {
#pragma omp atomic
        count++;
      }
    }
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x) depend(out : y)
    y = x + 1;
#pragma omp task depend(in : x) depend(out : z)
    z = x + 2;
#pragma omp task depend(in : y, z) depend(out : x)
    x = y * 10 + z;
#pragma omp taskwait
  }
  printf("%ld %d %d\n", r, count, x);
  return 0;
}
