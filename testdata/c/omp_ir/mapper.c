struct vec { int n; double *data; };
#pragma omp declare mapper(struct vec v) map(v, v.data[0:v.n])
#pragma omp declare mapper(head: struct vec v) map(to: v.n) map(tofrom: v.data[0:1])

void use(struct vec a, struct vec *b)
{
#pragma omp target map(a)
    a.data[0] = 1;
#pragma omp target map(mapper(head), tofrom: a)
    a.data[0] = 1;
#pragma omp target map(mapper(default), to: b[0:1])
    b->data[0] = 1;
#pragma omp target update to(mapper(head): a)
}
