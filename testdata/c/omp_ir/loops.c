void transformed(int n, float *a, float b[10][10])
{
  int i;
#pragma omp unroll
  for (i = 0; i < n; i++)
    a[i] = i;
#pragma omp tile sizes(2, 3)
  for (int j = 0; j < 10; j++)
    for (int k = 9; k >= 0; k--)
      b[j][k] = j;
#pragma omp unroll partial(4)
  for (int j = 0; j < n; j++)
    a[j] = 1;
#pragma omp parallel for
#pragma omp tile sizes(4)
  for (int j = 0; j < n; j += 2)
    a[j] = j;
}

void ordered(int n, float *a, int x)
{
#pragma omp parallel for reduction(inscan, + : x)
  for (int i = 0; i < n; i++) {
    x += i;
#pragma omp scan inclusive(x)
    a[i] = x;
  }
#pragma omp parallel for ordered(1)
  for (int i = 1; i < n; i++) {
#pragma omp ordered doacross(sink : i - 1)
    a[i] += a[i - 1];
#pragma omp ordered depend(source)
  }
#pragma omp loop bind(thread) lastprivate(x) order(concurrent)
  for (int i = 1; i < n; i++)
    x = i;
#pragma omp simd simdlen(4) safelen(8) aligned(a : 16) linear(x : 2) nontemporal(x)
  for (int i = 1; i < n; i++)
    x += 2;
#pragma omp for schedule(monotonic, simd : guided, 4) nowait
  for (int i = n; i > 0; i -= 3)
    a[i] = i;
}

void triangle(int n, float *a)
{
#pragma omp parallel for collapse(2)
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
      a[j] = i;
}

void pointers(float *a, int n) {
  #pragma omp target teams distribute parallel for map(tofrom: a[0:n])
  for (float *p = a; p < a + n; p += 2)
    *p = 0;
  float *last;
  #pragma omp parallel for lastprivate(last)
  for (last = a + n; last != a; --last)
    last[-1] = 1;
}
