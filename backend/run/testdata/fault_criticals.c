// Two critical sections in opposite orders, each entered when the other thread is in the other one.
#include <omp.h>

static int inside;

static void meet(void) {
#pragma omp atomic update seq_cst
  inside++;
  int seen = 0;
  while (seen < 2) {
#pragma omp atomic read seq_cst
    seen = inside;
  }
}

static void left(int first) {
#pragma omp critical(left)
  if (first) {
    meet();
    void right(int);
    right(0);
  }
}

void right(int first) {
#pragma omp critical(right)
  if (first) {
    meet();
    left(0);
  }
}

int main(void) {
#pragma omp parallel num_threads(2)
  if (omp_get_thread_num() == 0)
    left(1);
  else
    right(1);
  return 0;
}
