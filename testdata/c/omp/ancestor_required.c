// Reverse offload that the file requires.
#pragma omp requires reverse_offload
int n;
void f(int k) {
#pragma omp target
  {
#pragma omp target device(ancestor: 1)
    k++;
#pragma omp target device(ancestor: 0) // want OMP2030 "expected 1, the device that this code was started from, found 0"
    k++;
#pragma omp target device(ancestor: n)
    k++;
  }
}
