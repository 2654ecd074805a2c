/* Compute constructs and their clauses. */
void f(int n, float *a, float *b, int q, int flag)
{
#pragma acc parallel copyin(a[0:n]) copyout(b[0:n]) num_gangs(8) num_workers(n / 2) vector_length(128) async(q)
	{
		b[0] = a[0];
	}
#pragma acc serial copy(b[:n]) if(flag) wait(q, 2)
	b[0]++;
#pragma acc kernels present(a, b) self(n > 10 && flag) wait async
	{
		b[1] = a[1];
	}
#pragma acc parallel no_create(a[0:n]) deviceptr(b) default(none) self
	b[0] = a[0];
#pragma acc parallel num_gangs(4) device_type(nvidia, radeon) num_gangs(100) device_type(*) vector_length(32) async(1) wait(devnum: 0 : queues: q, q + 1)
	{
	}
#pragma acc kernels
	{
		if (n > 3)
			b[n - 1] = a[n - 1];
	}
}
