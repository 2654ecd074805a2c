/* A directive that is written on two lines moves the lines after it. */
#include <stdio.h>

void lines(int n) {
  int i;
#pragma omp parallel for num_threads(4) schedule(static, 4) private(i) if(n > 10) proc_bind(close) order(concurrent)
  for (i = 0; i < n; i++)
    ;
  printf("%d\n", __LINE__);
}
