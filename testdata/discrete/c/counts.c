// Reference counts: enter and exit, what is nested, release, delete, and presence after each.
#include <omp.h>
#include <stdio.h>

static int a[4] = {1, 2, 3, 4}, b[4] = {1, 2, 3, 4};

static int there(const void *p) { return omp_target_is_present(p, omp_get_default_device()); }

static int on_device(int *p) {
  int got = 0;
#pragma omp target map(from : got) map(alloc : p[0 : 1])
  got = p[0];
  return got;
}

static void inner(int *p, int depth) {
#pragma omp target data map(tofrom : p[0 : 4])
  {
#pragma omp target
    p[0]++;
    if (depth > 0)
      inner(p, depth - 1);
    printf("at depth %d: %d\n", depth, p[0]);
  }
}

int main(void) {
  printf("at first %d %d\n", there(a), there(b));
#pragma omp target enter data map(to : a)
  a[0] = 10;
#pragma omp target enter data map(to : a)
  printf("twice: %d, %d on the device\n", there(a), on_device(a));
#pragma omp target exit data map(from : a)
  printf("one left: %d, %d\n", there(a), a[0]);
#pragma omp target map(tofrom : a)
  a[1] = 20;
  printf("still there: %d, %d\n", there(a), a[1]);
#pragma omp target exit data map(from : a)
  printf("none left: %d, %d %d\n", there(a), a[0], a[1]);

#pragma omp target enter data map(alloc : b)
#pragma omp target enter data map(to : b)
#pragma omp target enter data map(to : b[1 : 2])
#pragma omp target
  for (int i = 0; i < 4; i++)
    b[i] = 50 + i;
#pragma omp target exit data map(release : b)
  printf("released once: %d, %d\n", there(b), b[0]);
#pragma omp target exit data map(always, from : b[2 : 1])
  printf("always: %d, %d %d\n", there(b), b[1], b[2]);
#pragma omp target enter data map(to : b)
#pragma omp target exit data map(delete : b)
  printf("deleted: %d, %d\n", there(b), b[3]);
#pragma omp target exit data map(from : b)
#pragma omp target exit data map(release : b)
  printf("exit of what is not there: %d, %d\n", there(b), b[0]);

  a[0] = 0;
  inner(a, 2);
  printf("after the recursion %d\n", a[0]);
#pragma omp target enter data map(to : a)
  inner(a, 1);
  printf("with an outer count %d\n", a[0]);
#pragma omp target update from(a)
  printf("after the update %d\n", a[0]);
#pragma omp target exit data map(delete : a)
  printf("%d\n", there(a));

  // The count of a part is the count of the whole.
#pragma omp target enter data map(to : a[0 : 4])
#pragma omp target enter data map(to : a[2 : 1])
#pragma omp target exit data map(release : a[0 : 4])
  printf("part: %d %d\n", there(a), there(a + 3));
#pragma omp target exit data map(release : a[2 : 1])
  printf("part: %d %d\n", there(a), there(a + 3));

#pragma omp target enter data map(to : a) if (0)
  printf("if(0): %d\n", there(a));
#pragma omp target data map(to : a) if (0)
  printf("if(0): %d\n", there(a));
#pragma omp target map(tofrom : a) if (0)
  a[0] = 5;
  printf("on the host: %d\n", a[0]);
  return 0;
}
