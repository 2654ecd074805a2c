// Transformations of loops. Those that LLVM 22 has no operation for are calls before the loops.
void use(int, int);
void transforms(int n, float *a, float (*b)[100]) {
#pragma omp tile sizes(4, 8)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 100; j++)
      b[i][j] = 0;
#pragma omp unroll partial(4)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp unroll full
  for (int i = 0; i < 4; i++)
    a[i] = i;
#pragma omp unroll
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp reverse
  for (int i = 0; i < n; i++)
    use(i, 0);
#pragma omp interchange permutation(2, 1)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 100; j++)
      b[i][j] = 0;
#pragma omp interchange
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 100; j++)
      b[i][j] = 0;
#pragma omp fuse
  {
    for (int i = 0; i < n; i++)
      a[i] = i;
    for (int j = 0; j < n; j++)
      a[j] += j;
  }
#pragma omp fuse looprange(1, 2)
  {
    for (int i = 0; i < n; i++)
      a[i] = i;
    for (int j = 0; j < n; j++)
      a[j] += j;
    for (int j = 0; j < n; j++)
      a[j] += j;
  }
#pragma omp split counts(4, omp_fill, 2)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp stripe sizes(4)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp parallel for
#pragma omp tile sizes(4)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp parallel for
#pragma omp reverse
  for (int i = 0; i < n; i++)
    a[i] = i;
}
