// What no clause names: scalars are firstprivate, aggregates are mapped both ways, pointers find what they point to.
#include <stdio.h>
#include <stdlib.h>

struct pair {
  int first;
  double second[2];
};
enum colour { red, green };
union word {
  int i;
  float f;
};

static int file_scalar = 3, file_array[3] = {1, 2, 3};

int main(void) {
  int scalar = 1, array[4] = {1, 2, 3, 4}, table[2][2] = {{1, 2}, {3, 4}};
  struct pair pair = {1, {2, 3}};
  enum colour colour = red;
  union word word = {.i = 1};
  int *heap = malloc(4 * sizeof *heap), *alone = heap;
  for (int i = 0; i < 4; i++)
    heap[i] = i;
#pragma omp target
  {
    scalar = 10;
    array[1] = 20;
    table[1][0] = 30;
    pair.first = 40;
    pair.second[1] = 50;
    colour = green;
    word.i = 60;
    file_scalar = 70;
    file_array[2] = 80;
  }
  printf("scalar %d array %d table %d pair %d %g colour %d word %d\n", scalar, array[1], table[1][0], pair.first, pair.second[1], colour, word.i);
  printf("of the file: scalar %d array %d\n", file_scalar, file_array[2]);

#pragma omp target defaultmap(tofrom : scalar)
  {
    scalar += 1;
    colour = green;
    file_scalar += 1;
  }
  printf("defaultmap(tofrom: scalar): %d %d %d\n", scalar, colour, file_scalar);

#pragma omp target defaultmap(to : aggregate) map(tofrom : scalar)
  {
    scalar = array[0] + table[0][1] + pair.first;
    array[0] = 99;
    table[0][1] = 99;
    pair.first = 99;
  }
  printf("defaultmap(to: aggregate): %d, %d %d %d\n", scalar, array[0], table[0][1], pair.first);

#pragma omp target defaultmap(from : aggregate)
  for (int i = 0; i < 4; i++)
    array[i] = 5 + i;
  printf("defaultmap(from: aggregate): %d %d %d %d\n", array[0], array[1], array[2], array[3]);

#pragma omp target defaultmap(firstprivate : aggregate) map(from : scalar)
  {
    scalar = array[3];
    array[3] = 0;
  }
  printf("defaultmap(firstprivate: aggregate): %d %d\n", scalar, array[3]);

#pragma omp target enter data map(to : heap[0 : 4])
#pragma omp target
  heap[2] = 77;
#pragma omp target map(from : scalar)
  scalar = alone[2];
  printf("by a pointer: %d on the device, %d on the host\n", scalar, heap[2]);
#pragma omp target exit data map(from : heap[0 : 4])
  printf("at the end %d\n", heap[2]);

  int *nothing = NULL;
#pragma omp target map(from : scalar)
  scalar = nothing == NULL;
  printf("null stays null: %d\n", scalar);

  int n = 3, vla[n], sum = 0;
  for (int i = 0; i < n; i++)
    vla[i] = i + 1;
#pragma omp target map(tofrom : sum)
  for (int i = 0; i < n; i++) {
    sum += vla[i];
    vla[i] *= 2;
  }
  printf("array of variable length: %d, %d\n", sum, vla[2]);
  free(heap);
  return 0;
}
