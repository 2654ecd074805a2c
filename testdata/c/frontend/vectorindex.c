// Vectors of GNU C: attributes after names, and an element of a comparison.
typedef float v4f __attribute__((vector_size(16)));
struct m { float v __attribute__((vector_size(16))); };
int g(v4f a)
{
	float w __attribute__((vector_size(16)));
	return (a < a)[1];
}
