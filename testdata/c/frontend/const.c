// What is const and what only points to const.
typedef const float cf;
struct s { const int *p; const int c; int *const q; const float v[3]; const char *names[2]; };
void f(const int *a, int *const b, const struct s *u, struct s t, cf *w, const double m[3][4])
{
  const int x = 1;
  const float *rows[3];
  const double grid[2][2] = { 0 };
  const char *const words[] = { "a" };
  cf y = 2;
  volatile int z = 3;
  #pragma acc data copyin(a, b, a[0:1], b[0:1], u, t, t.p, t.c, t.q, t.v, t.v[0:2], t.names, u->p[0:3], u->c)
  #pragma acc data copyin(w, w[0:2], m[0:2][0:4], x, rows, rows[0:2], rows[0:2][0:3], grid, grid[0:1], words, y, z)
  ;
}
