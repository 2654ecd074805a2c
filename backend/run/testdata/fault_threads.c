// More threads than there is room for.
int main(void) {
  int n = 0;
#pragma omp parallel num_threads(100000)
  n++;
  return n;
}
