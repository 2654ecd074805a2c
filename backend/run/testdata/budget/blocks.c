// The records of blocks count: they are larger than the least blocks.
#include <errno.h>
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int n = 0;
  while (n < 400000 && malloc(1)) n++;
  printf("malloc: %s\n", n < 400000 ? strerror(errno) : "no bound");
  for (n = 0; n < 400000 && acc_malloc(1);) n++;
  printf("acc_malloc: %s\n", n < 400000 ? "null" : "no bound");
}
