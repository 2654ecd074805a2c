// setjmp and longjmp: handlers in one another, out of a comparison and of a signal handler, and in each thread.
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>

/* exceptions of a small interpreter: handlers nest, errors carry a value */
typedef struct handler { jmp_buf state; struct handler *outer; const char *what; } handler;
static handler *top;
static _Noreturn void throw(const char *what, int code) { top->what = what; longjmp(top->state, code); }
static int depth;
static double parse(const char **s);
static double factor(const char **s) {
  if (**s == '(') { ++*s; if (++depth > 50) throw("too deep", 3); double v = parse(s); if (**s != ')') throw("no )", 1); ++*s; depth--; return v; }
  char *end; double v = strtod(*s, &end);
  if (end == *s) throw("no number", 2);
  *s = end; return v;
}
static double term(const char **s) {
  double v = factor(s);
  while (**s == '*' || **s == '/') { char op = *(*s)++; double w = factor(s); if (op == '/' && w == 0) throw("division by zero", 4); v = op == '*' ? v * w : v / w; }
  return v;
}
static double parse(const char **s) {
  double v = term(s);
  while (**s == '+' || **s == '-') { char op = *(*s)++; double w = term(s); v = op == '+' ? v + w : v - w; }
  return v;
}
static int eval(const char *text) {
  handler h; h.outer = top; top = &h; depth = 0;
  int code = setjmp(h.state);
  if (code == 0) { const char *s = text; double v = parse(&s); printf("%s = %g\n", text, v); }
  else printf("%s: %s (%d)\n", text, h.what, code);
  top = h.outer;
  return code;
}

/* cleanup in the middle: throw again to the outer handler */
static int inner(int n) {
  handler h; h.outer = top; top = &h;
  volatile int opened = 0;
  switch (setjmp(h.state)) {
  case 0: opened = n; if (n % 2) throw("odd", n); top = h.outer; return n;
  case 3: top = h.outer; printf("rethrow %d\n", opened); throw(h.what, 7);
  default: top = h.outer; printf("caught %d\n", opened); return -n;
  }
}
static int outer(int n) {
  handler h; h.outer = top; top = &h;
  int r, code;
  if ((code = setjmp(h.state)) != 0) { top = h.outer; return 100 + code; }
  r = inner(n);
  top = h.outer;
  return r;
}

/* loops around setjmp, several of them in one function, struct and double arguments and results */
typedef struct { double x, y; int n; } vec;
static jmp_buf b1, b2;
static vec step(vec v, double d, int n) { if (n == 4) longjmp(b1, n); if (n == 6) longjmp(b2, -n); v.x += d; v.y -= d; v.n++; return v; }
static void two(void) {
  volatile int n = 0;
  vec v = {1, 2, 0};
  volatile double sum = 0;
  int r = setjmp(b1);
  if (r) printf("first %d\n", r);
  int q = setjmp(b2);
  if (q) printf("second %d n=%d\n", q, n);
  while (n < 8) { int k = n; n = n + 1; v = step(v, 0.5, k); sum += v.x * v.y; }
  printf("sum %d %g\n", n, sum > 0 || sum < 0 ? 1.0 : 0.0);
}

/* out of qsort's comparison, out of a signal handler */
static jmp_buf sorting;
static int compare(const void *a, const void *b) { int x = *(int *)a, y = *(int *)b; if (x < 0 || y < 0) longjmp(sorting, 5); return x - y; }
static void sort(int *a, int n) {
  if (setjmp(sorting) == 0) { qsort(a, n, sizeof *a, compare); printf("sorted %d..%d\n", a[0], a[n - 1]); }
  else printf("a negative one\n");
}
static jmp_buf sig;
static void on(int s) { longjmp(sig, s); }

/* each thread has its own */
static int guarded(int i) {
  jmp_buf env; 
  jmp_buf *p = &env;
  volatile int at = i;
  if (setjmp(*p)) return -at;
  if (i % 3 == 0) longjmp(*p, 1);
  return at;
}
static jmp_buf zero;
static int vla(int n) {
  jmp_buf env;
  if (n == 0) return -1;
  int a[n]; for (int i = 0; i < n; i++) a[i] = i;
  if (setjmp(env)) return a[n - 1] + vla(n - 2 > 0 ? n - 2 : 0);
  if (a[n - 1] > 3) longjmp(env, 1);
  return a[n - 1];
}
int main(void) {
  const char *list[] = {"1+2*3", "(1+2)*3", "4/(2-2)", "((1)", "x", "((((((((((1))))))))))", "2*", 0};
  int failures = 0;
  for (int i = 0; list[i]; i++) failures += eval(list[i]) != 0;
  char deep[200]; memset(deep, '(', 120); deep[120] = 0;
  handler h; h.outer = top; top = &h;
  if (setjmp(h.state)) printf("never\n");
  failures += eval(deep) != 0;
  printf("%d failures\n", failures);
  top = h.outer;
  for (int i = 2; i < 6; i++) printf("outer %d\n", outer(i));
  two();
  int good[] = {3, 1, 2}, bad[] = {3, -1, 2};
  sort(good, 3); sort(bad, 3);
  signal(SIGUSR1, on);
  if (setjmp(sig) == 0) raise(SIGUSR1); else printf("signal\n");
  if (setjmp(zero) == 0) longjmp(zero, 0); else printf("zero is one\n");
  int total = 0;
  #pragma omp parallel for num_threads(4) reduction(+: total) schedule(dynamic, 3)
  for (int i = 0; i < 100; i++) total += guarded(i);
  printf("total %d\n", total);
  #pragma omp parallel num_threads(4)
  #pragma omp single
  for (int i = 0; i < 10; i++) {
    #pragma omp task shared(total)
    { int g = guarded(i);
      #pragma omp atomic
      total += g; }
  }
  printf("total %d vla %d\n", total, vla(9));
  return 0;
}
