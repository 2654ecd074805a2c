// With defaultmap(none) each variable of the category needs a clause.
int named;
#pragma omp declare target(named)
#pragma omp begin declare target
int inside;
#pragma omp end declare target
int other;
struct s { int a; };

void f(int n, int *p, struct s *s)
{
    int x = 1, y[10], z, m = n;
    struct s t = {1};
#pragma omp target defaultmap(none) map(from: y)
    {
        int loc = named + inside;
        y[0] = loc + other; // want OMP4041 "'other' is in no clause"
        y[1] = p[0]; // want OMP4041 "'p' is in no clause"
        y[2] = s->a + t.a; // want OMP4041 "'s' is in no clause" OMP4041 "'t' is in no clause"
    }
#pragma omp target defaultmap(none: scalar) map(from: y)
    {
        y[0] = x; // want OMP4041 "'x' is in no clause"
        p[0] = t.a;
    }
#pragma omp target defaultmap(none: aggregate) map(p[0:1])
    p[0] = x + t.a; // want OMP4041 "'t' is in no clause"
#pragma omp target defaultmap(none: pointer) map(from: y)
    y[0] = x + p[0]; // want OMP4041 "'p' is in no clause"
#pragma omp target teams distribute parallel for defaultmap(none) map(from: y) firstprivate(n) private(z) reduction(+: x)
    for (int i = 0; i < n; i++) {
        y[i] = z = i;
        x += i;
    }
#pragma omp target defaultmap(none) map(from: y) is_device_ptr(p)
#pragma omp parallel for private(z)
    for (m = 0; m < 10; m++) {
        y[m] = z = sizeof(x);
        p[0] = 1;
    }
#pragma omp target if (x) map(to: y[0:n]) map(tofrom: t.a) defaultmap(none)
    t.a = y[0];
}
