struct point {
  double x, y;
};

void add(struct point *to, const struct point *from)
{
  to->x += from->x;
  to->y += from->y;
}

#pragma omp declare reduction(sum : struct point : add(&omp_out, &omp_in)) initializer(omp_priv = (struct point){0, 0})
#pragma omp declare reduction(largest : int, float : omp_out = omp_out > omp_in ? omp_out : omp_in)

void reductions(int n, float *a, float m[4], struct point *p)
{
  struct point total = {0, 0};
  int top = 0, all = 1;
  float high = 0;
  double _Complex z = 0;
  long histogram[8] = {0};
  float rows[n];
#pragma omp parallel for reduction(sum : total) reduction(largest : top, high) reduction(&& : all) reduction(* : z)
  for (int i = 0; i < n; i++) {
    add(&total, &p[i]);
    top = i;
    high = a[i];
    all = all && a[i];
    z *= a[i];
  }
#pragma omp parallel for reduction(+ : histogram, a[1 : n]) reduction(max : m[0 : 4])
  for (int i = 0; i < n; i++) {
    histogram[i % 8]++;
    a[i + 1] += 1;
    m[i % 4] = a[i];
  }
#pragma omp parallel private(rows) firstprivate(histogram)
  rows[0] = histogram[0];
#pragma omp parallel for firstprivate(rows) lastprivate(histogram)
  for (int i = 0; i < n; i++)
    histogram[i % 8] = rows[i];
}
