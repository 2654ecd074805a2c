/* Private copies and reductions of every kind of type. */
struct acc3 {
	double v[3];
};
void f(int n, int m, double *p, unsigned u)
{
	float t, a[4], b[2][3];
	double v[m], *cursor = p, worst = 0;
	struct acc3 s = {{0}};
	_Bool all = 1;
	short small = 0;
	unsigned char bits = 0;
	double _Complex z = 0;
#pragma acc parallel private(t, a) firstprivate(b, s, cursor, n)
	{
		t = a[0] = b[0][0] + s.v[0] + *cursor + n;
	}
#pragma acc parallel loop private(v, p[2:m]) firstprivate(m)
	for (int i = 0; i < n; i++)
		v[0] = p[2] = m;
#pragma acc parallel loop reduction(max : worst) reduction(+ : a, small, z) reduction(&& : all) reduction(| : bits)
	for (int i = 0; i < n; i++) {
		worst = p[i] > worst ? p[i] : worst;
		a[i % 4] += p[i];
		small += 1;
		all = all && p[i] > 0;
		bits |= i;
		z += i;
	}
#pragma acc parallel reduction(min : u) reduction(* : t) reduction(^ : n) copy(t)
	{
		u = u < 3 ? u : 3;
		t *= 2;
		n ^= 1;
	}
#pragma acc parallel loop gang
	for (int i = 0; i < n; i++) {
		double row = 0;
#pragma acc loop vector reduction(+ : row)
		for (int j = 0; j < m; j++)
			row += p[i * m + j];
		p[i] = row;
	}
#pragma acc parallel loop reduction(+ : p[0:m])
	for (int i = 0; i < n; i++)
		p[i % m] += i;
}
