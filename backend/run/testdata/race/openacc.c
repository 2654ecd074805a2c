#include <stdio.h>
int main(void) {
  int n = 100, s = 0, hist[10], a[100];
  for (int i = 0; i < n; i++) a[i] = i;
#pragma acc parallel loop copy(a)
  for (int i = 0; i < n - 1; i++)
    a[i] = a[i + 1];
  for (int i = 0; i < 10; i++) hist[i] = 0;
#pragma acc parallel loop copy(hist) copyin(a)
  for (int i = 0; i < n; i++)
    hist[a[i] % 10]++;
#pragma acc parallel loop copy(hist) copyin(a)
  for (int i = 0; i < n; i++) {
#pragma acc atomic update
    hist[a[i] % 10]++;
  }
#pragma acc parallel copy(a) num_gangs(4)
  {
#pragma acc loop gang
  for (int i = 0; i < n; i++) a[i] = i;
#pragma acc loop gang
  for (int i = 0; i < n; i++) a[n-1-i] += i;
  }
#pragma acc parallel copy(a) num_gangs(4)
  { a[0] = 3; }
#pragma acc parallel loop gang copy(a)
  for (int i = 0; i < 10; i++) {
    int t = 0;
#pragma acc loop vector reduction(+:t)
    for (int j = 0; j < 10; j++) t += a[i*10+j];
#pragma acc loop vector
    for (int j = 1; j < 10; j++) a[i*10+j] = a[i*10+j-1]+t;
  }
  printf("%d\n", hist[0]);
}
