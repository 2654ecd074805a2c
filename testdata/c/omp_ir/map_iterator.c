// Maps and motion of what iterators name.
typedef struct {
  int len;
  int *data;
} vec;

#pragma omp declare mapper(vec v) map(iterator(it = 0 : 4), tofrom : v.data[it])
#pragma omp declare mapper(counted : vec v) map(v.len) map(iterator(it = 0 : v.len - 1 : 2), to : v.data[it])

void maps(int n, int m, int **rows, vec *s) {
#pragma omp target data map(iterator(i = 0 : n), to : rows[i][0 : m]) map(from : rows[0 : n])
  {
#pragma omp target map(iterator(i = 0 : n), always, tofrom : rows[i][0 : m]) device(0)
    rows[0][1] = 2;
  }
#pragma omp target enter data map(iterator(i = 0 : n : 2), to : s[i].data[0 : m], rows[i][0 : 1])
#pragma omp target update to(iterator(i = 0 : n), present : s[i].data[0 : m]) from(iterator(k = 1 : 3) : rows[k][2 : n])
#pragma omp target exit data map(iterator(i = 0 : n), release : s[i].data[0 : m])
}

void mapped(vec v) {
#pragma omp target map(v)
  v.data[0] = v.len;
}

void mapped_by_length(vec v) {
#pragma omp target map(mapper(counted), to : v)
  v.data[0] = v.len;
}
