// The C library in several threads: errno is each thread's own.
#include <errno.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  int bad = 0;
#pragma omp parallel num_threads(4) reduction(+: bad)
  {
    int me = omp_get_thread_num();
    for (int i = 0; i < 3000; i++) {
      errno = me * 10000 + i;
      char *p = malloc(10 + i % 100), name[20];
      sprintf(p, "%d", i % 50);
      snprintf(name, 20, "V%d", i % 7);
      setenv(name, p, 1);
      (void)getenv(name);
      rand();
      double x[16];
      for (int k = 0; k < 16; k++) x[k] = atof(p);
      free(p);
      bad += errno != me * 10000 + i;
    }
  }
  printf("%d\n", bad);
  return 0;
}
