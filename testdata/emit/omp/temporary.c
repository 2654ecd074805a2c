// What threads of a team have copies of, that OpenACC has one of for each gang.
#define N 16
int x, y, z;
#pragma acc routine seq
static void fill(int *q, int v) { for (int i = 0; i < 8; i++) q[i] = v + i; }

#pragma acc routine vector
void row(float *a, int n) {
  float t;
#pragma acc loop vector
  for (int j = 0; j < n; j++) { t = a[j]; a[j] = t * t; }
}

// Scalars that each iteration of an inner loop writes first.
void inner(int s[N][N], int t[N]) {
  int x, y, z;
#pragma acc parallel loop gang copyout(s[0:N])
  for (int i = 0; i < N; i++) {
    z = i;
#pragma acc loop vector
    for (int j = 0; j < N; j++) { x = i + j; y = x * x; s[i][j] = x + y + z; }
  }
#pragma acc parallel copyout(s[0:N])
#pragma acc loop gang
  for (int i = 0; i < N; i++) {
    int of_block;
#pragma acc loop worker
    for (int j = 0; j < N; j++) {
      of_block = i;
#pragma acc loop vector
      for (int k = j; k < N; k++) { x = i + of_block; s[i][k] = x; }
    }
  }
#pragma acc kernels loop gang copyout(s[0:N])
  for (int i = 0; i < N; i++) {
#pragma acc loop vector
    for (int j = 0; j < N; j++) { x = i + j; s[i][j] = x; }
  }
  // The last value is read, or one is written in between.
#pragma acc parallel loop gang copyout(s[0:N], t[0:N])
  for (int i = 0; i < N; i++) {
#pragma acc loop vector
    for (int j = 0; j < N; j++) { x = i + j; y = x; s[i][j] = y; }
    y = 2;
    t[i] = x + y;
  }
}

// What each gang has one of.
void gangs(int s[N], int *sum) {
  int x, q[8], total = 0;
#pragma acc parallel num_gangs(4) private(x) copyout(s[0:N])
  {
#pragma acc loop gang
    for (int i = 0; i < N; i++) { x = i; s[i] = x; }
  }
#pragma acc parallel num_gangs(4) private(q) copyout(s[0:N])
  {
#pragma acc loop gang
    for (int i = 0; i < N; i++) { fill(q, i); s[i] = q[1]; }
  }
#pragma acc parallel num_gangs(4) firstprivate(q) copyout(s[0:N])
  {
#pragma acc loop gang
    for (int i = 0; i < N; i++) { q[1] = i; s[i] = q[1] + q[2]; }
  }
#pragma acc parallel num_gangs(4) firstprivate(q) copyout(s[0:N])
  {
#pragma acc loop gang
    for (int i = 0; i < N; i++) s[i] = q[i % 8];
  }
#pragma acc parallel num_gangs(4) reduction(+:total)
  {
    int count = 0;
#pragma acc loop gang
    for (int i = 0; i < N; i++) count += i;
    total += count;
  }
  *sum = total;
}

// What only some iterations set, and what branches set.
int flags(int *restrict a, int *restrict b, int n, int k) {
  int found = 0, last = 0, x;
#pragma acc kernels loop independent copyin(a[0:n])
  for (int i = 0; i < n; i++) if (a[i] == k) found = 1;
#pragma acc kernels loop copyin(a[0:n])
  for (int i = 0; i < n; i++) if (a[i] == k) last = i;
#pragma acc parallel loop gang copyin(a[0:n]) copyout(b[0:n])
  for (int i = 0; i < n; i++) {
    int some = 0;
#pragma acc loop vector
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
#pragma acc parallel copyin(a[0:n]) reduction(+:sum)
  {
#pragma acc loop
    for (int i = 0; i < n; i++) sum = sum + a[i];
  }
#pragma acc parallel loop gang reduction(+:sum) reduction(max:most) copyin(a[0:n])
  for (int i = 0; i < n; i++) {
#pragma acc loop vector
    for (int j = i; j < n; j++) { sum += a[j]; if (a[j] > most) most = a[j]; }
  }
  return sum + most;
}
