// Sections whose bounds are macros are in the order of the text.
#define N 1024
void f(int *a, int *b, int x) {
#pragma omp target data map(tofrom: a[0:N], x, b[0:N])
  {
#pragma omp target map(to: a[0:N / 2]) map(from: b[0:N / 2], x)
    b[0] = a[0] + x;
  }
#pragma omp target enter data map(to: a[0:N], x) map(alloc: b[0:N])
#pragma omp target exit data map(from: x, a[0:N / 2], a[N / 2:N / 2]) map(release: b[0:N])
}
