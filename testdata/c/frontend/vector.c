// Vectors of GNU C: types that do not convert, and attributes where nothing follows them.
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef unsigned v4u __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
_Static_assert(sizeof(v4f) == 16 && _Alignof(v4f) == 16, "");
v4f first, table[3], *where;
struct member { v4f v; char c; } s;
_Static_assert(sizeof(struct member) == 32, "");
void takes(v4f v);
void f(v4f a, v4i b, v4u u, v8s s, int n)
{
	u = b;
	b = a;
	b = s;
	a = 1.0f;
	n = b;
	takes(b);
	n = a[1] + sizeof(a[2]);
}
v4f result(void) { return 3.0f; }
void g(v4f m, float *p)
{
#pragma acc parallel loop copy(m[0:2])
	for (int i = 0; i < 2; i++)
		p[i] = m[i];
#pragma acc parallel loop copy(m)
	for (int i = 0; i < 4; i++)
		m[i] *= 2;
}
