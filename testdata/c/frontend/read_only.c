// What const forbids to assign to: each line that says "error" is one for gcc and clang, the others are not.
typedef struct { double re[4]; } vec;
typedef struct { struct { vec *c0; } r0; vec in; const vec cv; int *const cp; const int *pc; vec arr[3]; } soa;
typedef const int ci; typedef int A[3]; typedef const A CA;
void f(const soa *m, int i, const vec *p, soa *q, const int *const *pp, const double a[], CA ca, soa const *const *x, ci *z)
{
    p->re[0] = 1;          /* error */
    m->in.re[i] = 2;       /* error */
    m->r0.c0->re[1] = 3;   /* fine */
    m->r0.c0 = 0;          /* error */
    q->cv.re[0] = 1;       /* error */
    q->cp = 0;             /* error */
    *q->cp = 0;            /* fine */
    q->pc = 0;             /* fine */
    *q->pc = 0;            /* error */
    *pp = 0;               /* error */
    pp = 0;                /* fine */
    **pp = 0;              /* error */
    a[1] = 0;              /* error */
    a++;
    ca[0] = 1;             /* error */
    m->arr[1].re[2]++;     /* error */
    (*x)->in.re[1] += 1;   /* error */
    *z = 3;                /* error */
    (&m->in)->re[1] = 2;   /* error */
    const int b[3] = {1}; b[2] = 2; /* error */
    const vec v[2] = {0}; v[1].re[0] = 1; /* error */
    const vec *pv[2]; pv[1] = v; pv[0]->re[1] = 2; /* error on the last */
    vec *const cpv[2] = {0}; cpv[1] = 0; /* error */ cpv[1]->re[0] = 1;
    double (*rows)[3] = 0; rows[1][2] = 1;
    const double (*crows)[3] = 0; crows[1][2] = 1; /* error */ crows = 0;
    char *s = "abc"; s[0] = 'x';
    ((const vec *)q)->re[0] = 1; /* error */
    ((vec *)p)->re[0] = 1;
    (*(vec *)p).re[0] = 1;
    const struct { int *p; struct { int k; } n[2]; } L = {0}; L.p[0] = 1; L.p = 0; /* error */ L.n[1].k = 2; /* error */
    __typeof__(*p) cp1; cp1.re[0] = 1; /* error */
    (void)cp1;
}
