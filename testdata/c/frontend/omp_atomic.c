// options: -fopenmp
/* The forms of atomic constructs: right ones first, then wrong ones. */
void f(int n, double *a) {
  int v, r, x = 0, e = 1, d = 2;
#pragma omp atomic read
  v = x;
#pragma omp atomic write seq_cst
  a[n] = n * 2;
#pragma omp atomic
  x = n - x;
#pragma omp atomic hint(1) update
  a[n] *= 2;
#pragma omp atomic capture
  v = x--;
#pragma omp atomic capture relaxed
  { v = x; x = n * 3; }
#pragma omp atomic compare
  if (x < e) { x = e; }
#pragma omp atomic compare
  if (e > x) x = e;
#pragma omp atomic compare
  if (x == e) { x = d; }
#pragma omp atomic compare
  x = x > n + 1 ? n + 1 : x;
#pragma omp atomic compare
  x = x == e ? d : x;
#pragma omp atomic compare capture
  { v = x; if (x == e) { x = d; } }
#pragma omp atomic capture compare fail(relaxed)
  { x = x < e ? e : x; v = x; }
#pragma omp atomic compare capture
  if (x == e) { x = d; } else { v = x; }
#pragma omp atomic compare capture weak
  { r = x == e; if (r) { x = d; } }
#pragma omp atomic compare capture
  { r = x == e; if (r) { x = d; } else { v = x; } }
#pragma omp atomic compare
  if (x <= e) { x = e; }
#pragma omp atomic compare
  if (x < e) { x = d; }
#pragma omp atomic compare
  if (x == e) { x = d; } else { v = x; }
#pragma omp atomic compare
  x = x > e ? d : x;
#pragma omp atomic compare
  x++;
#pragma omp atomic compare capture
  { v = e; if (x == e) { x = d; } }
#pragma omp atomic compare capture
  { r = x == e; if (v) { x = d; } }
#pragma omp atomic read
  v = x + 1;
#pragma omp atomic write
  x += 1;
#pragma omp atomic
  { x++; }
#pragma omp atomic
  x = e * 2;
#pragma omp atomic capture
  if (x < e) { x = e; }
}
