// Variables that live on the device: declare target with its clauses, arrays, structures, statics of functions, and pointers.
#include <stdio.h>

#pragma omp declare target
int counter = 5;
int table[4] = {1, 2, 3, 4};
double weight = 2.5;
struct box {
  int lo, hi;
} box = {1, 9};
int *cursor;
int next(void) {
  static int calls = 0;
  return ++calls;
}
const int limit = 42;
#pragma omp end declare target

int linked[4] = {1, 2, 3, 4};
#pragma omp declare target link(linked)
int entered = 6;
#pragma omp declare target enter(entered)

#pragma omp begin declare target
int both[2] = {7, 8};
int read_both(void) { return both[0] + both[1]; }
#pragma omp end declare target

int main(void) {
  int got, more[4];
#pragma omp target map(from : got)
  {
    counter++;
    got = counter;
  }
  printf("counter %d on the device, %d on the host\n", got, counter);
  counter = 100;
#pragma omp target map(from : got)
  got = counter;
  printf("%d\n", got);
#pragma omp target update to(counter)
#pragma omp target map(from : got)
  got = counter++;
  printf("after update %d\n", got);
#pragma omp target update from(counter)
  printf("%d\n", counter);

  // A map of a variable that lives on the device copies nothing.
  table[0] = 50;
#pragma omp target map(tofrom : table) map(from : more)
  for (int i = 0; i < 4; i++) {
    more[i] = table[i];
    table[i] = 60 + i;
  }
  printf("table %d, seen %d\n", table[1], more[0]);
#pragma omp target map(always, from : table)
  table[2]++;
  printf("table %d %d\n", table[1], table[2]);
  weight = 3.5;
  double w;
#pragma omp target update to(weight)
#pragma omp target map(from : w)
  w = weight * 2;
  printf("weight %g\n", w);
#pragma omp target
  box.hi = 20;
#pragma omp target update from(box.hi)
  printf("box %d %d\n", box.lo, box.hi);

#pragma omp target map(from : got)
  got = next() + next();
  printf("calls %d, on the host %d\n", got, next());
#pragma omp target map(from : got)
  got = next() + limit;
  printf("calls %d\n", got);

#pragma omp target data map(to : linked)
  {
    linked[1] = 500;
#pragma omp target map(from : got)
    {
      got = linked[1];
      linked[2] = 33;
    }
    printf("linked %d, %d\n", got, linked[2]);
#pragma omp target update from(linked)
    printf("linked %d %d\n", linked[1], linked[2]);
  }
  entered = 0;
#pragma omp target map(from : got)
  got = entered + read_both();
  printf("entered and both %d\n", got);

  int data[3] = {4, 5, 6};
  cursor = data;
#pragma omp target enter data map(to : cursor[0 : 3])
#pragma omp target map(from : got)
  got = cursor[2];
  printf("by a pointer that lives there %d\n", got);
#pragma omp target exit data map(release : cursor[0 : 3])
  return 0;
}
