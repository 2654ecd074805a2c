// Functions made by a macro: what is declared in it belongs to its block, whatever tokens share a place.
#define PRAGMA(x) _Pragma(#x)
#define SUMS(T, NAME) \
	static T NAME##_sum(int n, const T *x) \
	{ \
		T s = 0, t; \
		int i; \
		PRAGMA(acc parallel loop default(none) copyin(x[0:n]) copy(s) firstprivate(n) reduction(+:s) private(t)) \
		for (i = 0; i < n; i++) { \
			T own[2]; \
			t = x[i]; \
			own[0] = t; \
			own[1] = own[0]; \
			s += own[1]; \
		} \
		return s; \
	}

SUMS(float, f)
SUMS(double, d)

int main(void)
{
	float a[3] = {1, 2, 3};
	double b[3] = {1, 2, 3};
	return f_sum(3, a) + d_sum(3, b);
}
