/* Directives that are not taken yet. */
struct flags {
	unsigned a : 3, b : 5;
};
void field(struct flags f)
{
#pragma acc update self(f.a)  // want ACC5001 "not yet handled: bit-field in a clause"
}
void logical(int n, int *x)
{
#pragma acc parallel loop
	for (int i = 0; i < n; i++) {
#pragma acc atomic update  // want ACC5001 "not yet handled: atomic update of this statement"
		x[i] = x[i] && n;
	}
}
int jumps(int n, int *a)
{
#pragma acc data copy(a[0:n])
	{
		if (n)
			goto out;  // want ACC5001 "not yet handled: goto across the border of a construct"
	}
out:
	return n;
}
int returns(int n, int *a)
{
#pragma acc data copy(a[0:n])
	{
		return n;  // want ACC5001 "not yet handled: return out of a construct"
	}
}
