// options: -fopenmp
/* Names that exist in a directive alone. */
#include <omp.h>
typedef struct {
  double re, im;
} cplx;
struct vec {
  int len;
  double *data;
};
void init(cplx *p, cplx *o);
cplx add(cplx a, cplx b);
#pragma omp declare reduction(+ : cplx : omp_out = add(omp_out, omp_in)) initializer(omp_priv = {0, 0})
#pragma omp declare reduction(mymax : int, long : omp_out = omp_out > omp_in ? omp_out : omp_in) initializer(omp_priv = -1)
#pragma omp declare reduction(f : cplx : omp_out.re += omp_in.re, omp_out.im += omp_in.im) initializer(init(&omp_priv, &omp_orig))
#pragma omp declare mapper(struct vec v) map(v, v.data[0 : v.len])
#pragma omp declare mapper(deep : struct vec v) map(iterator(i = 0 : v.len), to : v.data[i])
#pragma omp declare simd uniform(a, n) linear(k : 2 * n) aligned(a : 8 * sizeof(int)) simdlen(8)
#pragma omp declare simd notinbranch
static double kernel(double *a, int k, int n) { return a[k] + n; }
int variant(int n, double *p, omp_interop_t o);
#pragma omp declare variant(variant) match(construct = {dispatch}, user = {condition(1 + 1)}) \
    adjust_args(need_device_ptr : p) append_args(interop(target))
int base(int n, double *p);
double data[100];
int at(int i);
void f(int n, int *a, struct vec *u, int i) {
  cplx s = {0, 0};
#pragma omp declare reduction(local : int : omp_out |= omp_in)
#pragma omp task depend(iterator(struct vec *q = u : u + 1, long i = 0 : n : 2, j = 0 : i), in : a[i], q->data[j]) depend(inout : i)
  n++;
#pragma omp task affinity(iterator(i = 0 : n) : a[i]) depend(out : omp_all_memory) depend(in : *a, (*u).data[1], data[at(n)])
  n++;
#pragma omp target update to(iterator(i = 0 : n) : a[i])
#pragma omp target update from(([4][n])a[0:2][1:n - 1:2])
#pragma omp target update from(([4][n])a)
#pragma omp target update from(([4][n])a[2])
  const omp_alloctrait_t traits[] = {{omp_atk_alignment, 64}};
  omp_allocator_handle_t mine;
  omp_depend_t object;
  omp_event_handle_t event;
#pragma omp target uses_allocators(omp_default_mem_alloc, mine(traits)) uses_allocators(traits(traits), memspace(omp_high_bw_mem_space) : mine)
#pragma omp parallel private(i) allocate(allocator(omp_high_bw_mem_alloc), align(16) : i)
  i = 1;
#pragma omp depobj(object) depend(inout : a[0:n])
#pragma omp task detach(event) depend(depobj : object)
  n++;
}
