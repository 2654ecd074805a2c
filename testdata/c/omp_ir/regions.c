int total;

void regions(int x, int y, int n)
{
  int z = 0;
#pragma omp parallel firstprivate(z)
  {
#pragma omp sections private(x) lastprivate(y) reduction(+ : n) nowait
    {
      x = 1;
      y = 2;
#pragma omp section
      {
        n = n + 1;
        y = 3;
      }
    }
#pragma omp single private(x) firstprivate(y) copyprivate(z)
    x = y + z;
#pragma omp master
    x = 2;
#pragma omp masked filter(n)
    x = 2;
#pragma omp critical
    n = 2;
#pragma omp critical(name) hint(2)
    n = 3;
#pragma omp barrier
#pragma omp taskyield
#pragma omp taskwait
#pragma omp flush
#pragma omp flush(x, y)
#pragma omp flush acq_rel
#pragma omp for ordered
    for (int i = 0; i < n; i++) {
#pragma omp ordered threads
      total += i;
    }
#pragma omp for
    for (int i = 0; i < n; i++) {
#pragma omp cancel for if (x > 3)
#pragma omp cancellation point for
    }
  }
}

int fib(int n)
{
  int a, b;
  if (n < 2)
    return n;
#pragma omp taskgroup task_reduction(+ : total)
  {
#pragma omp task shared(a) firstprivate(n) if (n > 10) final(n < 4) untied mergeable priority(3) in_reduction(+ : total) depend(out : a)
    a = fib(n - 1);
#pragma omp task shared(b) firstprivate(n) depend(out : b) default(shared)
    b = fib(n - 2);
#pragma omp taskwait depend(in : a, b)
  }
#pragma omp taskloop grainsize(strict : 4) nogroup private(b)
  for (int i = 0; i < n; i++)
    b = i;
  return a + b;
}

void atomics(int x, int v, int e, float *a)
{
#pragma omp atomic read
  v = x;
#pragma omp atomic write hint(2)
  x = e + 1;
#pragma omp atomic update seq_cst
  x += e;
#pragma omp atomic
  a[3] *= 2;
#pragma omp atomic capture
  {
    v = x;
    x *= 2;
  }
#pragma omp atomic capture release
  v = x -= e;
}

int scopes(int n)
{
  int mine = 0, all = 0;
#pragma omp parallel
#pragma omp scope private(mine) reduction(+ : all) nowait
  {
    mine = n;
    all += mine;
  }
  return all;
}
