// Which function a call calls: declare variant, its regions, and dispatch.
#include <omp.h>

void kernel_parallel(int *a, int n);
void kernel_target(int *a, int n);
void kernel_loop(int *a, int n);
#pragma omp declare variant(kernel_parallel) match(construct={parallel})
#pragma omp declare variant(kernel_target) match(construct={target}, device={kind(nohost)})
#pragma omp declare variant(kernel_loop) match(construct={parallel, for})
void kernel(int *a, int n) { a[0] = n; }

int plain(int x, int *log);
int vendor(int x, int *log);
int big(int x, int *log);
int huge(int x, int *log);
extern int limit;
#pragma omp declare variant(vendor) match(implementation={vendor(score(3): unknown)}, user={condition(0)})
#pragma omp declare variant(big) match(user={condition(x > limit)})
#pragma omp declare variant(huge) match(user={condition(score(5): x > 1000 && log != 0)})
int choose(int x, int *log) { return x; }

#pragma omp requires unified_shared_memory
double other(double);
double shared(double);
#pragma omp declare variant(shared) match(implementation={requires(unified_shared_memory)})
double other(double);

void calls(int *a, int n)
{
  kernel(a, n);
#pragma omp parallel
  {
    kernel(a, n);
#pragma omp for
    for (int i = 0; i < n; i++)
      kernel(a, i);
  }
#pragma omp target map(tofrom : a[0:n])
  {
    kernel(a, n);
#pragma omp parallel
    kernel(a, 1);
  }
#pragma omp task
  a[0] = choose(n, a) + choose(choose(1, 0), 0);
#pragma omp parallel num_threads(choose(n, a)) if (other(1.0) > 0.5)
  a[1] = 2;
}

/* The region gives the same name to variants, also nested; what no device of accc can be is skipped. */
int add(int *p) { return p[0]; }
#pragma omp begin declare variant match(construct={parallel})
int add(int *p)
{
#pragma omp atomic
  p[1] += 1;
  return p[0] + 1;
}
#pragma omp begin declare variant match(construct={for}, user={condition(limit > 2)})
int add(int *p) { return p[0] + 2; }
#pragma omp end declare variant
#pragma omp end declare variant
#pragma omp begin declare variant match(device={arch(nvptx64)})
int add(int *p) { return __read_ptx_sreg() }
#pragma omp end declare variant

int sum(int *p)
{
  int s = add(p);
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < 10; i++)
    s += add(p);
#pragma omp parallel reduction(+ : s)
  s += add(p);
  return s;
}

/* dispatch */
struct pair { int a, b; };
struct pair device_copy(float *to, const float *from, int n, omp_interop_t queue);
#pragma omp declare variant(device_copy) match(construct={dispatch}) adjust_args(need_device_ptr: to, from) \
    adjust_args(nothing: n) append_args(interop(targetsync))
struct pair copy(float *to, const float *from, int n);

void dispatched(float *to, float *from, int n, omp_interop_t own, int host)
{
  struct pair p = copy(to, from, n);
#pragma omp dispatch
  p = copy(to, from, n);
#pragma omp dispatch device(n + 1) is_device_ptr(to) nowait
  copy(to, from + 1, n);
#pragma omp dispatch novariants(host) depend(in : p) interop(own)
  p = copy(to, from, n);
#pragma omp dispatch nocontext(n > 3)
  copy(to, from, choose(n, 0));
#pragma omp dispatch novariants(1)
  copy(to, from, n);
}
