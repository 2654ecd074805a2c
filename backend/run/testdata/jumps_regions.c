// Calls of setjmp in structured blocks, where they are jumped to again and again, and after one another.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf outer, state;
static int count;

static void fail(void) { count++; longjmp(state, count); }

static int again(void) {
  count = 0;
  if (setjmp(state) == 0) fail();
  else printf("again %d\n", count);
  if (count < 3) fail();
  return count;
}

static void data(void) {
  int a[4] = {1, 2, 3, 4};
  count = 0;
#pragma omp target data map(tofrom : a)
  {
    int r = setjmp(state);
#pragma omp target
    for (int i = 0; i < 4; i++) a[i] *= 2;
    if (r < 2) fail();
  }
#pragma acc data copy(a)
  {
#pragma acc parallel loop
    for (int i = 0; i < 4; i++) a[i]++;
    if (setjmp(state) == 0) fail();
  }
  printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
}

static void threads(void) {
  int sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
  for (int i = 0; i < 8; i++) {
    jmp_buf mine;
    if (setjmp(mine) == 0) longjmp(mine, 1);
    sum += i;
#pragma omp critical
    if (setjmp(mine) == 0) longjmp(mine, 1);
    else sum++;
  }
  printf("%d\n", sum);
}

int main(void) {
  if (setjmp(outer)) {
    printf("done\n");
    return 0;
  }
  printf("%d\n", again());
  data();
  threads();
  for (int i = 0; i < 3; i++) {
    if (i == 2) longjmp(outer, 1);
    printf("%d\n", i);
  }
  return 1;
}
