// A barrier in an ordered region.
static void meet(void) {
#pragma omp barrier
}

int main(void) {
#pragma omp parallel for ordered schedule(static, 1)
  for (int i = 0; i < 8; i++) {
#pragma omp ordered
    meet();
  }
}
