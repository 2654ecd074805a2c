// Loop forms.
void f(int n, long m, float *a, unsigned u)
{
  int i, j, s = 2;
  float x;
  #pragma acc loop
  for (i = 0; i < n; i++) a[i] = 0;
  #pragma acc loop
  for (int k = 1; k <= n; ++k) a[k] = 0;
  #pragma acc loop
  for (i = n; i > 0; i--) a[i] = 0;
  #pragma acc loop
  for (i = n; 0 <= i; i -= s) a[i] = 0;
  #pragma acc loop
  for (i = 0; i != n; i += 1) a[i] = 0;
  #pragma acc loop
  for (i = 0; n > i; i = i + s) a[i] = 0;
  #pragma acc loop
  for (i = n; i > 0; i = -3 + i) a[i] = 0;
  #pragma acc loop
  for (float *p = a; p < a + n; p++) *p = 0;
  #pragma acc loop collapse(2)
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) {
      a[i] = 0;
    }
  #pragma acc loop collapse(2)
  for (i = 0; i < n; i++) {
    a[i] = 1;
    for (j = 0; j < m; j++)
      a[j] = 0;
  }
  #pragma acc loop
  for (i = 0; i != n; i += 2) a[i] = 0;
  #pragma acc loop
  for (i = 0; i < n; i--) a[i] = 0;
  #pragma acc loop
  for (; i < n; i++) a[i] = 0;
  #pragma acc loop
  for (i = 0; ; i++) a[i] = 0;
  #pragma acc loop
  for (i = 0; i < n; i *= 2) a[i] = 0;
  #pragma acc loop
  for (x = 0; x < n; x++) a[0] = 0;
  #pragma acc loop
  for (i = 0; i < n - i; i++) a[i] = 0;
  #pragma acc loop
  for (i = 0; i < n; i++) { a[i] = 0; i++; }
  #pragma acc loop
  for (i = 0, j = 0; i < n; i++) a[i] = 0;
  #pragma acc loop
  while (n--) a[n] = 0;
  #pragma acc loop
  for (i = 0; i < n; i++) { if (a[i] > 3) break; switch (i) { case 1: break; } }
  #pragma acc loop
  for (i = 0; i < n && a[i] > 0; i++) a[i] = 0;
}
