void f(int *a, int n, int b[10][10], int m, int v[n][m], int *qq[10]){
  #pragma omp target update to(a[0:n:2], b[1:3:2][0:4:2])
  #pragma omp target update from(b[1:3:2], v[0:n:2][0:m], v[1:2][0::3], qq[0:5:2])
}

// A pointer read as an array of a shape.
typedef struct {
  int k;
  double *q;
} holder;

void shaped(int n, int m, double *p, int (*pairs)[2], holder s) {
#pragma omp target update from(([n][m])p[0:n][1:2], ([n + m][1])p)
#pragma omp target update to((([n][m])p)[0:2:2][3], ([3])pairs[1:2][1:1])
#pragma omp target update from(([2][n][4])s.q[0:2][1:2][1:], ([n][m])p[2])
}
