// Alone, too: a critical section in itself.
static void inner(void) {
#pragma omp critical(one)
  ;
}

int main(void) {
#pragma omp parallel
#pragma omp masked
#pragma omp critical(one)
  inner();
}
