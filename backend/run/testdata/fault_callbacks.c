// A comparison that sorts.
#include <stdlib.h>

static int compare(const void *x, const void *y) {
  int b[2] = {1, 2};
  qsort(b, 2, sizeof(int), compare);
  return *(const int *)x - *(const int *)y;
}

int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof(int), compare);
  return 0;
}
