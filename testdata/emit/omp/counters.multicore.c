// Counters that are declared outside of the loops of kernels, as programs of C89 have them.
#define N 32
double x[N][N], y[N][N];

void transpose(void) {
  int i, j;
#pragma omp parallel for private(j)
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      x[i][j] = y[j][i];
}

// Two loops with one counter, and two nests in one construct.
void rows(void) {
  int i, j, k;
  {
    #pragma omp parallel for private(j)
    for (i = 0; i < N; i++) {
      for (j = 0; j < N; j++)
        x[i][j] = 2 * y[i][j];
      for (j = 1; j < N; j++)
        y[i][j] = x[i][j - 1];
    }
    #pragma omp parallel for private(j, k)
    for (i = 0; i < N; i++)
      for (j = 0; j < N; j++)
        for (k = 0; k < 2; k++)
          x[i][j] += y[i][k];
  }
}

// Rows that iterations share: the counter is not reset, or counts what is no subscript of its row alone.
int meeting(void) {
  int i, j = 0;
  for (i = 0; i < N; i++)
    for (; j < N; j++)
      x[i][j] = i;
  for (i = 0; i < N - 1; i++)
    for (j = 0; j < 2; j++)
      x[i + j][0] = i;
  return j;
}
