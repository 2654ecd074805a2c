// Counters that are declared outside of the loops of kernels, as programs of C89 have them.
#define N 32
double x[N][N], y[N][N];

void transpose(void) {
  int i, j;
#pragma acc kernels copyin(y) copyout(x)
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      x[i][j] = y[j][i];
}

// Two loops with one counter, and two nests in one construct.
void rows(void) {
  int i, j, k;
#pragma acc kernels copy(x, y)
  {
    for (i = 0; i < N; i++) {
      for (j = 0; j < N; j++)
        x[i][j] = 2 * y[i][j];
      for (j = 1; j < N; j++)
        y[i][j] = x[i][j - 1];
    }
    for (i = 0; i < N; i++)
      for (j = 0; j < N; j++)
        for (k = 0; k < 2; k++)
          x[i][j] += y[i][k];
  }
}

// Rows that iterations share: the counter is not reset, or counts what is no subscript of its row alone.
int meeting(void) {
  int i, j = 0;
#pragma acc kernels copy(x)
  for (i = 0; i < N; i++)
    for (; j < N; j++)
      x[i][j] = i;
#pragma acc kernels copy(x)
  for (i = 0; i < N - 1; i++)
    for (j = 0; j < 2; j++)
      x[i + j][0] = i;
  return j;
}
