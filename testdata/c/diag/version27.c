// version 27
//---
void f(int n, float *a)
{
	int x = 0;
#pragma acc parallel loop gang(dim: 1) // want ACC2010 "the modifier dim needs OpenACC 3\\.3, but the version is 2\\.7"
	for (int i = 0; i < n; i++)
		a[i] = 0;
#pragma acc data create(zero: a[0:n]) copyin(readonly: x) // want ACC2010 "the modifier zero needs OpenACC 3\\.0, but the version is 2\\.7"
	a[0] = x;
#pragma acc data copy(a[0:n]) async(1) wait(2) // want ACC2010 "async on data needs OpenACC 3\\.2, but the version is 2\\.7" ACC2010 "wait on data needs OpenACC 3\\.2, but the version is 2\\.7"
	a[0] = x;
#pragma acc parallel loop collapse(force: 2) // want ACC2010 "the modifier force needs OpenACC 3\\.3, but the version is 2\\.7"
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i] = 0;
#pragma acc atomic if(n) // want ACC2010 "if on atomic needs OpenACC 3\\.4, but the version is 2\\.7"
	x++;
#pragma acc enter data copyin(always: a[0:n]) // want ACC2010 "the modifier always needs OpenACC 3\\.4, but the version is 2\\.7"
}
