// Doacross loops whose ordered clause has no argument, and the present iteration.
void f(int n, int *a) {
#pragma omp for ordered
  for (int i = 1; i < n; i++) {
#pragma omp ordered doacross(sink : i - 1)
    a[i] = a[i - 1];
#pragma omp ordered doacross(source :)
  }
}

void g(int n, int *a) {
#pragma omp for ordered(1)
  for (int i = 1; i < n; i++) {
#pragma omp ordered doacross(sink : omp_cur_iteration - 1)
    a[i] = a[i - 1];
#pragma omp ordered doacross(source : omp_cur_iteration)
  }
}

void both(int n, int *a) {
#pragma omp for collapse(2) ordered
  for (int i = 1; i < n; i++)
    for (int j = 0; j < n; j++) {
#pragma omp ordered doacross(sink : i - 1, j)
      a[i] = a[i - 1];
#pragma omp ordered doacross(source :)
    }
}

void older(int n, int (*a)[8]) {
#pragma omp parallel for ordered(2)
  for (int i = 1; i < n; i++)
    for (int j = 1; j < 7; j += 2) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 2)
      a[i][j] += a[i - 1][j];
#pragma omp ordered depend(source)
    }
}
