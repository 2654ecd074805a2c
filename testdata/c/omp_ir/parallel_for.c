void shared_loop(int n, float *a, int x, int y)
{
  int j, i;
  double s = 0;
#pragma omp parallel for private(x) firstprivate(y) lastprivate(j) schedule(static, 4) reduction(+ : s) num_threads(n)
  for (i = 0; i < n; i++) {
    int t = i + y;
    x = t;
    a[i] = t + x + y;
    s += a[i];
    j = i;
  }
}

void composite(int n, float *a)
{
  int i;
#pragma omp teams num_teams(1 : 4)
#pragma omp distribute parallel for simd collapse(2) dist_schedule(static)
  for (i = 0; i < n; i++)
    for (int k = 0; k <= 10; k++)
      a[i] = k;
}
