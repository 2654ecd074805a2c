// Members of structures: parts, pointers with what they point to, structures inside of structures, and arrays of these.
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int n;
  double *v;
  int tag;
} vec;
typedef struct {
  vec x, y;
  int at[3];
  struct {
    int deep;
    double *p;
  } in;
} two;

static vec make(int n, double first) {
  vec r = {n, malloc(n * sizeof(double)), 0};
  for (int i = 0; i < n; i++)
    r.v[i] = first + i;
  return r;
}

int main(void) {
  vec a = make(4, 1);
#pragma omp target map(to : a.n) map(tofrom : a.v[0 : a.n])
  for (int i = 0; i < a.n; i++)
    a.v[i] *= 2;
  printf("a.v %g %g\n", a.v[0], a.v[3]);

  a.tag = 1;
#pragma omp target map(tofrom : a) map(tofrom : a.v[0 : 4])
  {
    a.tag = 2;
    a.n = 4;
    a.v[1] = 100;
  }
  printf("whole: %d %g\n", a.tag, a.v[1]);

  // Only what is named is copied.
  a.n = 4;
#pragma omp target data map(to : a)
  {
#pragma omp target
    {
      a.n = 10;
      a.tag = 20;
    }
#pragma omp target update from(a.tag)
    printf("members: %d %d\n", a.n, a.tag);
  }

  vec *p = &a;
#pragma omp target map(tofrom : p[0 : 1], p->v[1 : 2])
  {
    p->tag++;
    p->v[2] = 7;
  }
  printf("by a pointer: %d %g %g\n", p->tag, p->v[1], p->v[2]);

  // The pointer on the device is the device's, the one of the host stays.
#pragma omp target enter data map(to : p[0 : 1])
#pragma omp target enter data map(to : p->v[0 : 4])
  p->v[0] = -1;
  double got;
#pragma omp target map(from : got)
  {
    got = p->v[0];
    p->v[3] = 44;
  }
#pragma omp target update from(p->v[3 : 1])
  printf("attached: %g, %g\n", got, p->v[3]);
#pragma omp target exit data map(release : p->v[0 : 4])
#pragma omp target exit data map(from : p[0 : 1])
  printf("the host's pointer is its own: %g\n", a.v[3]);

  two t = {make(2, 10), make(3, 20), {1, 2, 3}, {5, malloc(2 * sizeof(double))}};
  t.in.p[0] = 1, t.in.p[1] = 2;
#pragma omp target map(tofrom : t, t.x.v[0 : 2], t.y.v[1 : 2], t.in.p[0 : 2])
  {
    t.x.v[1] += t.in.deep;
    t.y.v[2] += t.at[2];
    t.in.p[1] = t.x.v[0];
    t.at[0] = 99;
  }
  printf("two: %g %g %g %d\n", t.x.v[1], t.y.v[2], t.in.p[1], t.at[0]);

  // An array of structures, each with memory of its own.
  vec rows[3];
  for (int i = 0; i < 3; i++)
    rows[i] = make(i + 1, 100 * i);
#pragma omp target enter data map(to : rows)
  for (int i = 0; i < 3; i++) {
#pragma omp target enter data map(to : rows[i].v[0 : rows[i].n])
  }
#pragma omp target
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < rows[i].n; j++)
      rows[i].v[j]++;
  for (int i = 0; i < 3; i++) {
#pragma omp target exit data map(from : rows[i].v[0 : rows[i].n])
  }
#pragma omp target exit data map(release : rows)
  printf("rows: %g %g %g\n", rows[0].v[0], rows[1].v[1], rows[2].v[2]);

  // A list: each node on the device points to the device's next one.
  typedef struct node {
    int value;
    struct node *next;
  } node;
  node nodes[3] = {{1, &nodes[1]}, {2, &nodes[2]}, {3, NULL}}, *head = nodes;
  int sum = 0;
#pragma omp target enter data map(to : nodes)
  for (int i = 0; i < 2; i++) {
#pragma omp target enter data map(to : nodes[i].next[0 : 1])
  }
#pragma omp target map(tofrom : sum) map(to : head[0 : 1])
  for (node *at = head; at; at = at->next)
    sum += at->value;
  printf("list: %d\n", sum);
#pragma omp target exit data map(delete : nodes)
  printf("%d\n", omp_target_is_present(nodes, omp_get_default_device()));
  return 0;
}
