/* Atomic constructs in every form. */
void f(int n, int *x, double *d, long *v)
{
	int old;
	unsigned char c = 0;
#pragma acc parallel loop copy(x[0:n], d[0:n], v[0:n], c) private(old)
	for (int i = 0; i < n; i++) {
#pragma acc atomic
		x[i]++;
#pragma acc atomic update
		x[0] += i * 2;
#pragma acc atomic update
		d[i % 3] = d[i % 3] * 1.5;
#pragma acc atomic update
		x[1] = i - x[1];
#pragma acc atomic update
		c |= 1 << (i & 7);
#pragma acc atomic read
		old = x[2];
#pragma acc atomic read
		v[i] = x[2];
#pragma acc atomic write
		x[3] = old + n;
#pragma acc atomic capture
		old = x[4]++;
#pragma acc atomic capture
		old = x[4] -= 2;
#pragma acc atomic capture
		{
			old = x[5];
			x[5] = i;
		}
#pragma acc atomic capture
		{
			x[6] <<= 1;
			v[i] = x[6];
		}
	}
}
