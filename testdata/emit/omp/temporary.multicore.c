// What threads of a team have copies of, that OpenACC has one of for each gang.
#define N 16
int x, y, z;
static void fill(int *q, int v) { for (int i = 0; i < 8; i++) q[i] = v + i; }

void row(float *a, int n) {
  float t;
#pragma omp simd private(t)
  for (int j = 0; j < n; j++) { t = a[j]; a[j] = t * t; }
}

// Scalars that each iteration of an inner loop writes first.
void inner(int s[N][N], int t[N]) {
  int x, y, z;
#pragma omp parallel for private(z)
  for (int i = 0; i < N; i++) {
    z = i;
#pragma omp simd private(x, y)
    for (int j = 0; j < N; j++) { x = i + j; y = x * x; s[i][j] = x + y + z; }
  }
#pragma omp parallel
#pragma omp for
  for (int i = 0; i < N; i++) {
    int of_block;
    for (int j = 0; j < N; j++) {
      of_block = i;
#pragma omp simd private(x)
      for (int k = j; k < N; k++) { x = i + of_block; s[i][k] = x; }
    }
  }
#pragma omp parallel for private(x)
  for (int i = 0; i < N; i++) {
#pragma omp simd private(x)
    for (int j = 0; j < N; j++) { x = i + j; s[i][j] = x; }
  }
  // The last value is read, or one is written in between.
#pragma omp parallel for private(x, y)
  for (int i = 0; i < N; i++) {
#pragma omp simd private(y) lastprivate(x)
    for (int j = 0; j < N; j++) { x = i + j; y = x; s[i][j] = y; }
    y = 2;
    t[i] = x + y;
  }
}

// What each gang has one of.
void gangs(int s[N], int *sum) {
  int x, q[8], total = 0;
#pragma omp parallel private(x)
  {
#pragma omp for
    for (int i = 0; i < N; i++) { x = i; s[i] = x; }
  }
#pragma omp parallel private(q)
  {
#pragma omp for
    for (int i = 0; i < N; i++) { fill(q, i); s[i] = q[1]; }
  }
#pragma omp parallel firstprivate(q)
  {
#pragma omp for
    for (int i = 0; i < N; i++) { q[1] = i; s[i] = q[1] + q[2]; }
  }
#pragma omp parallel firstprivate(q)
  {
#pragma omp for
    for (int i = 0; i < N; i++) s[i] = q[i % 8];
  }
#pragma omp parallel num_threads(4) reduction(+:total)
  {
    int count = 0;
#pragma omp for
    for (int i = 0; i < N; i++) count += i;
    total += count;
  }
  *sum = total;
}

// What only some iterations set, and what branches set.
int flags(int *restrict a, int *restrict b, int n, int k) {
  int found = 0, last = 0, x;
#pragma omp parallel for
  for (int i = 0; i < n; i++) if (a[i] == k) found = 1;
  for (int i = 0; i < n; i++) if (a[i] == k) last = i;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    int some = 0;
#pragma omp simd private(x)
    for (int j = 0; j < n; j++) {
      if (a[j] == i) x = 1; else x = 2;
      if (x == k) some = 1;
    }
    b[i] = some;
  }
  return found + last;
}

// Reductions that loops inside do without the clause.
double sums(double *restrict a, int n) {
  double sum = 0, most = 0;
#pragma omp parallel reduction(+:sum)
  {
#pragma omp for
    for (int i = 0; i < n; i++) sum = sum + a[i];
  }
#pragma omp parallel for reduction(+:sum) reduction(max:most)
  for (int i = 0; i < n; i++) {
#pragma omp simd reduction(+:sum) reduction(max:most)
    for (int j = i; j < n; j++) { sum += a[j]; if (a[j] > most) most = a[j]; }
  }
  return sum + most;
}
