// Tasks in one another without end: each waits for its child.
static long deep(long n) {
  long r;
  if (n == 0)
    return 0;
#pragma omp task shared(r)
  r = deep(n + 1) + 1;
#pragma omp taskwait
  return r;
}

int main(void) {
  long r = 0;
#pragma omp parallel num_threads(1)
  r = deep(1);
  return (int)r;
}
