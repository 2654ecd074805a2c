// Vectors of GNU C whose type is not known.
typedef float v4f __attribute__((vector_size(16)));
void f(v4f a)
{
	unsigned long n = sizeof(a < a);
	__typeof__(a == a) t;
	__auto_type u = a != a;
}
