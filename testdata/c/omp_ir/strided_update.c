void f(int *a, int n, int b[10][10], int m, int v[n][m], int *qq[10]){
  #pragma omp target update to(a[0:n:2], b[1:3:2][0:4:2])
  #pragma omp target update from(b[1:3:2], v[0:n:2][0:m], v[1:2][0::3], qq[0:5:2])
}
