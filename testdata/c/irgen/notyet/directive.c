/* Directives that are not taken yet. */
void ragged(int n, float **a)
{
#pragma acc data copyin(a[0:n][0:n])  // want ACC5001 "not yet handled: section through an array of pointers"
	{
	}
}
void deep(int n, int *x)
{
#pragma acc parallel loop
	for (int i = 0; i < n; i++) {
#pragma acc atomic update  // want ACC5001 "not yet handled: atomic update of this statement"
		x[i] = x[i] && n;
	}
}
