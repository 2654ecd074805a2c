// Several files: variables of the device that they share, statics of one name, data that one file maps and another one uses.
#include "shared.h"
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int got;
#pragma omp target map(from : got)
  got = add(twice(2));
  printf("add: %d, counter of the host %d\n", got, counter);
#pragma omp target update from(counter)
  printf("counter %d\n", counter);
  table[1] = 20;
  printf("total %g\n", total());
#pragma omp target update to(table)
  printf("total %g\n", total());
  printf("own %d", own_of_other());
  printf(" %d\n", own_of_other());

  vec x = {3, malloc(3 * sizeof(double))};
  for (int i = 0; i < 3; i++)
    x.v[i] = i;
  scale(x.v, 3, 2);
  printf("alone: %g %g\n", x.v[0], x.v[2]);
  enter(&x);
  scale(x.v, 3, 10);
  printf("present: %g %g, there %d\n", x.v[0], x.v[2], omp_target_is_present(x.v, omp_get_default_device()));
  double first;
#pragma omp target map(from : first)
  {
    first = x.v[0];
    x.v[1] = 5;
  }
  printf("in this file: %g\n", first);
  leave(&x);
  printf("left: %g %g %g, there %d\n", x.v[0], x.v[1], x.v[2], omp_target_is_present(x.v, omp_get_default_device()));
  return 0;
}
