// What syntax and type errors say.
int a(int n) {
  n = 1
  return n;
}
int b(int n) {
  uint64_t x;
  return n;
}
int c(int n) { else n = 2; return n; }
int d(int n) { return 089 + n; }
struct s { int a; };
int e(struct s *p) { return p->b; }
int f(void) { goto out; return NULL == 0; }
int g(int n) { int n2; float n2; return n; }
int h(struct unknown *u) { return sizeof *u; }
void k(void) { malloc(3); struct unknown v; }
int e(struct s *p) { return 1; }
int twice(void) { return 1; }
int twice(void) { return 2; }
