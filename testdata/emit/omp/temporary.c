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
