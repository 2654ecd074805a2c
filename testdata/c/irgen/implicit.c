/* Implicitly determined data attributes (OpenACC 3.3 2.6.2). */
static int table[8];
static float scale = 2;
struct pair {
	int a, b;
};
void f(int n, float *p, float *q, struct pair s, int (*fn)(int))
{
	float local[16], sum = 0;
	int i;
#pragma acc parallel
	{
		local[0] = n * scale + p[0] + s.a + table[1];
	}
#pragma acc kernels
	{
		sum = n + local[1];
	}
#pragma acc parallel default(present)
	local[0] = q[0] + n;
#pragma acc data copy(local) copyin(p[0:n]) create(sum)
	{
#pragma acc parallel loop
		for (i = 0; i < n; i++)
			local[i] += p[i] + sum;
	}
#pragma acc parallel
	{
#pragma acc loop gang reduction(+ : sum)
		for (i = 0; i < n; i++)
			sum += q[i];
#pragma acc loop vector
		for (i = 0; i < n; i++)
			q[i] = 0;
	}
#pragma acc parallel loop copy(q[0:n]) if(n > scale) num_gangs(n)
	for (i = 0; i < 10; i++) {
		float t = i;
		for (int k = 0; k < 3; k++)
			t *= 2;
		q[i] = t;
	}
}
