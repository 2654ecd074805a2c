// What threads of a team have copies of, that OpenACC has one of for each gang.
#define N 16
int x, y, z;
#pragma omp declare target
static void fill(int *q, int v) { for (int i = 0; i < 8; i++) q[i] = v + i; }
#pragma omp end declare target

#pragma omp declare target
void row(float *a, int n) {
  float t;
#pragma omp parallel for private(t)
  for (int j = 0; j < n; j++) { t = a[j]; a[j] = t * t; }
}
#pragma omp end declare target

// Scalars that each iteration of an inner loop writes first.
void inner(int s[N][N], int t[N]) {
  int x, y, z;
#pragma omp target teams distribute map(from: s[0:N]) private(z)
  for (int i = 0; i < N; i++) {
    z = i;
#pragma omp parallel for private(x, y)
    for (int j = 0; j < N; j++) { x = i + j; y = x * x; s[i][j] = x + y + z; }
  }
#pragma omp target teams map(from: s[0:N])
#pragma omp distribute
  for (int i = 0; i < N; i++) {
    int of_block;
#pragma omp parallel for private(of_block, x)
    for (int j = 0; j < N; j++) {
      of_block = i;
#pragma omp simd private(x)
      for (int k = j; k < N; k++) { x = i + of_block; s[i][k] = x; }
    }
  }
#pragma omp target teams distribute map(from: s[0:N]) private(x)
  for (int i = 0; i < N; i++) {
#pragma omp parallel for private(x)
    for (int j = 0; j < N; j++) { x = i + j; s[i][j] = x; }
  }
  // The last value is read, or one is written in between.
#pragma omp target teams distribute map(from: s[0:N], t[0:N]) private(x, y)
  for (int i = 0; i < N; i++) {
#pragma omp parallel for private(y) lastprivate(x)
    for (int j = 0; j < N; j++) { x = i + j; y = x; s[i][j] = y; }
    y = 2;
    t[i] = x + y;
  }
}

// What each gang has one of.
void gangs(int s[N], int *sum) {
  int x, q[8], total = 0;
#pragma omp target teams num_teams(4) private(x) map(from: s[0:N])
  {
#pragma omp distribute parallel for private(x)
    for (int i = 0; i < N; i++) { x = i; s[i] = x; }
  }
#pragma omp target teams num_teams(4) private(q) map(from: s[0:N])
  {
#pragma omp distribute
    for (int i = 0; i < N; i++) { fill(q, i); s[i] = q[1]; }
  }
#pragma omp target teams num_teams(4) firstprivate(q) map(from: s[0:N])
  {
#pragma omp distribute
    for (int i = 0; i < N; i++) { q[1] = i; s[i] = q[1] + q[2]; }
  }
#pragma omp target teams num_teams(4) firstprivate(q) map(from: s[0:N])
  {
#pragma omp distribute parallel for
    for (int i = 0; i < N; i++) s[i] = q[i % 8];
  }
#pragma omp target teams num_teams(4) reduction(+:total)
  {
    int count = 0;
#pragma omp distribute
    for (int i = 0; i < N; i++) count += i;
    total += count;
  }
  *sum = total;
}

// What only some iterations set, and what branches set.
int flags(int *restrict a, int *restrict b, int n, int k) {
  int found = 0, last = 0, x;
#pragma omp target teams distribute parallel for map(to: a[0:n]) map(tofrom: found)
  for (int i = 0; i < n; i++) if (a[i] == k) found = 1;
#pragma omp target map(to: a[0:n]) map(tofrom: last)
  for (int i = 0; i < n; i++) if (a[i] == k) last = i;
#pragma omp target teams distribute map(to: a[0:n]) map(from: b[0:n])
  for (int i = 0; i < n; i++) {
    int some = 0;
#pragma omp parallel for private(x)
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
#pragma omp target teams map(to: a[0:n]) reduction(+:sum)
  {
#pragma omp distribute parallel for reduction(+:sum)
    for (int i = 0; i < n; i++) sum = sum + a[i];
  }
#pragma omp target teams distribute reduction(+:sum) reduction(max:most) map(to: a[0:n])
  for (int i = 0; i < n; i++) {
#pragma omp parallel for reduction(+:sum) reduction(max:most)
    for (int j = i; j < n; j++) { sum += a[j]; if (a[j] > most) most = a[j]; }
  }
  return sum + most;
}
