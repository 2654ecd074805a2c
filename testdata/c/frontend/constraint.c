// Violations of C's constraints.
int f(void) { const int x = 1; x = 2; return x; }
int g(const int *p) { *p = 3; return 0; }
int h(int n) { int a[3]; a = 0; return a[0]; }
int k(int n) { return h(1, 2) + h(); }
void v(void) { return 3; }
int w(void) { int x = v(); double d = "a"; return x; }
int z(int) { return 1; }
struct s { int x; } q;
int y(void) { q = 3; if (q) return 0; return q; }
int implicit(void) { return not_declared(3) + not_declared(4); }
