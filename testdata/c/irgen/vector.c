typedef float v4f __attribute__((vector_size(16)));
typedef int v2i __attribute__((vector_size(8)));
struct particle {
	v4f at, speed;
	int id;
};
v2i pair = {1, 2};
v4f step(v4f a, float k)
{
	a[1] = 0;
	return a * k;
}
void move(int n, struct particle *p, v4f wind)
{
#pragma acc parallel loop copy(p[0:n])
	for (int i = 0; i < n; i++)
		p[i].at += step(p[i].speed, 0.5f) + wind;
}
v2i less(v2i a, v2i b)
{
	return a < b;
}
