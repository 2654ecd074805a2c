// How clause expressions and variables are typed.
#define N 10
#define ALL(x) x[0:N]
#define GANGS num_gangs(N * 2)
struct vec { float *p; int n; double m[3][4]; };
extern float ext[];
float grid[N][N];
enum { SIZE = 7 };
void f(int n, struct vec *v, struct vec w, float q[restrict 5], const double *c)
{
  float vla[n][n + 1], **pp, x;
  #pragma acc data copy(ALL(q), grid, grid[1:2][0:N], ext[0:SIZE]) copyin(v->p[0:v->n], w.m[1:2][:4], c[:n], *pp, vla[:n])
  {
    #pragma acc parallel GANGS if(n > 3) async(1) vector_length(sizeof(double) * 16) reduction(+:x) private(w) copyin(pp[0:n][0:2], w.p[3])
    { x = 1; }
  }
  {
    int n = 3;
    #pragma acc wait(n, 2 + 3) async
  }
}
