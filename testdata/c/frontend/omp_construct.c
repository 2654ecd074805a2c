// options: -fopenmp
/* What directives of OpenMP govern, and where they come from. */
#define LOOPS _Pragma("omp parallel for collapse(2) schedule(dynamic, n)")
#define BOTH(x) x /* with text of its own */
int g(int);
void work(int n, double *a, double b[10][10]) {
  int i, j, s = 0, v = 0;
  LOOPS
  for (i = 0; i < n; i++)
    for (j = 0; j < 10; j++)
      b[i][j] = i * j;
#pragma omp parallel sections num_threads(n) if (parallel: n > 1) \
    reduction(+ : s)
  {
    v = 1;
#pragma omp section
    v = 2;
    s++;
#pragma omp section
    {
#pragma omp critical(name)
      s += v;
    }
  }
#pragma omp for ordered(1)
  for (i = 1; i < n; i++) {
#pragma omp ordered depend(sink : i - 1)
    a[i] += a[i - 1];
#pragma omp ordered depend(source)
  }
#pragma omp for ordered
  for (i = 0; i < n; i++) {
#pragma omp ordered
    g(i);
    if (i == 3)
      break;
  }
#pragma omp for ordered(2)
  for (i = 1; i < n; i++)
    for (j = 1; j < n; j++) {
#pragma omp ordered doacross(sink : omp_cur_iteration - 1, j)
      g(j);
#pragma omp ordered doacross(source : omp_cur_iteration)
    }
#pragma omp parallel for reduction(inscan, + : s)
  for (i = 0; i < n; i++) {
    s += i;
#pragma omp scan inclusive(s)
    a[i] = s;
  }
#pragma omp for
  for (i = 0; i < n; i++)
#pragma omp tile sizes(4)
    for (j = 0; j < n; j++)
      s++;
#pragma acc data copy(a[0:n])
#pragma omp target map(always, close, tofrom : a[0:n:2]) nowait
  {
#pragma acc wait
#pragma omp barrier
    if (n)
#pragma omp taskwait
      ;
    while (n) {
#pragma omp cancel parallel if (n)
    }
  }
#pragma omp metadirective when(device = {kind(host)} : parallel for num_threads(n) reduction(+ : s)) \
    when(user = {condition(score(2) : n > 10)} : target) otherwise(nothing)
  for (i = 0; i < n; i++)
    s += i;
#pragma omp metadirective when(user = {condition(n > 10)} : barrier)
#pragma omp begin metadirective when(user = {condition(1)} : parallel)
  s++;
#pragma omp end metadirective
#if 0
#pragma omp nonsense
#endif
}
#pragma omp barrier
#pragma omp parallel
int last;
