// Locators: the addresses of elements, sections and members.
struct S {
  int i;
  int a[3];
  struct S *n;
};

void locators(int n, int *p, int (*m)[5], struct S *s) {
  int a[10], vla[n];
  struct S v;
#pragma omp task depend(inout : a[1])
  a[1] = n;
#pragma omp task depend(in : p[3], p[0 : n], *p) depend(out : a[2 : 3], a, p, m[1][2], vla[n - 1])
  a[2] = p[3];
#pragma omp task depend(in : v.i, v.a[1], s->n->i)
  a[3] = 1;
#pragma omp taskwait depend(in : ([n][4]) p[1][0 : 2], ([n]) p)
}
