/* Teams of threads on a device: barriers, nested functions and reductions. */
#include <stdio.h>
#include <omp.h>
#pragma omp declare target
int nt(void){ return omp_get_num_threads(); }
#pragma omp end declare target
int main(void){
  int a[8]={0}, n=0, s=0;
#pragma omp target parallel num_threads(4) map(tofrom: a, n)
  {
   int t = omp_get_thread_num();
   a[t] = t+1;
#pragma omp barrier
   if (t==0) { n = a[0]+a[1]+a[2]+a[3]; a[7]=nt(); }
  }
  printf("%d %d\n", n, a[7]);
#pragma omp target teams num_teams(3) map(tofrom: s)
  {
   int loc=0;
#pragma omp parallel for reduction(+:loc)
   for(int i=0;i<100;i++) loc++;
#pragma omp parallel reduction(+:loc) num_threads(2)
   { 
#pragma omp for
    for(int i=0;i<10;i++) loc++;
#pragma omp for
    for(int i=0;i<10;i++) loc++;
   }
#pragma omp atomic
   s += loc;
  }
  printf("%d\n", s);
}
