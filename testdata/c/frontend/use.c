// Uses, jumps and calls.
#include <math.h>
struct s { int x; float *p; float v[4]; };
float g;
static float work(float *p) { return p[0]; }
int f(int n, float *a, struct s *s, struct s t)
{
  float b[10], c, d = 0, *q = a;
  int i;
  float (*fn)(float *) = work;
  for (i = 0; i < n; i++) {
    #pragma acc parallel loop
    for (int k = 0; k < n; k++) {
      float local = a[k] * 2;
      b[k] = local + d;
      c += fabsf(work(b)) + fn(&c);
      s->x = t.x;
      s->p[k] = t.v[k];
      t.v[1]++;
      *q++ = *(a + k);
      g = (float)sizeof(d);
      if (k == 3) continue;
      if (k == 4) goto out;
      if (k == 5) return 1;
      #pragma acc loop vector(n)
      for (int l = 0; l < 4; l++)
        local += b[l];
    }
    #pragma acc serial
    {
      if (n == 2) break;
      if (n == 3) continue;
inside:
      c = 0;
    }
    if (n == 4) goto inside;
  }
  switch (n)
    #pragma acc parallel
    {
    case 1:
      c = 2;
    }
out:
  return 0;
}
