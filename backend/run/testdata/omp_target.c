/* Target regions, data and updates of OpenMP in discrete memory, and regions that run on the host. */
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
struct S { int a; double *p; int n; };
int main(void){
  int n=1000; double *x=malloc(n*8), y[1000]; double sum=0;
  for(int i=0;i<n;i++){x[i]=i;y[i]=1;}
#pragma omp target teams distribute parallel for map(to:x[0:n]) map(tofrom:y) reduction(+:sum)
  for(int i=0;i<n;i++){ y[i]+=x[i]; sum+=y[i]; }
  printf("%g %g\n", sum, y[999]);
  int on=1, k=5;
#pragma omp target map(from:on)
  { on = omp_is_initial_device(); k=7; }
  printf("on host %d k %d\n", on,k);
  struct S s; s.n=10; s.a=3; s.p=malloc(80); for(int i=0;i<10;i++) s.p[i]=i;
#pragma omp target map(tofrom: s.a, s.p[0:s.n])
  { s.a=4; for(int i=0;i<10;i++) s.p[i]*=2; }
  printf("%d %g\n", s.a, s.p[9]);
#pragma omp target enter data map(to: x[0:n])
#pragma omp target
  { for(int i=0;i<n;i++) x[i]=-1; }
  printf("%g\n", x[5]);
#pragma omp target update from(x[0:5])
  printf("%g %g\n", x[4], x[5]);
#pragma omp target exit data map(from: x[0:n])
  printf("%g\n", x[5]);
  int cnt=0;
#pragma omp target parallel map(tofrom:cnt)
  {
#pragma omp atomic
   cnt++;
  }
  printf("%d\n",cnt);
#pragma omp target teams num_teams(4) map(tofrom:cnt) thread_limit(3)
  {
#pragma omp parallel
#pragma omp atomic
   cnt+=omp_get_num_threads();
  }
  printf("%d\n",cnt);
#pragma omp target if(k>100) map(tofrom: on)
  on = omp_is_initial_device();
  printf("if: %d\n", on);
#pragma omp target data map(tofrom: x[0:n]) use_device_ptr(x)
  {
#pragma omp target is_device_ptr(x)
   x[0]=77;
  }
  printf("%g\n", x[0]);
}
