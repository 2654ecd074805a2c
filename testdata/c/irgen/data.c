/* Data constructs, enter data, exit data, update, wait, host_data. */
struct mesh {
	int n;
	double *x, y[4];
};
void use(float *);
void f(struct mesh *m, struct mesh s, float *a, int lo, int len)
{
	float local[10], grid[4][5];
	int q = 3;
#pragma acc data copy(a[lo:len]) copyin(readonly: local) copyout(zero: grid[1:2][0:5]) create(zero: s) if(len > 0)
	{
		local[0] = 1;
#pragma acc update self(a[0:len], grid) device(local[2:3]) if_present async(q)
#pragma acc data present(local) no_create(grid) deviceptr(a)
		{
		}
	}
#pragma acc enter data copyin(m[0:1]) create(m->x[0:m->n]) attach(m->x) async(q) wait(1, 2)
#pragma acc update host(m->x[lo:len], m->y[1:2]) wait(q)
#pragma acc exit data copyout(m->x[0:m->n]) detach(m->x) delete(m[0:1]) finalize if(q)
#pragma acc enter data copyin(s.x[0:s.n], s.y) wait
#pragma acc exit data delete(s.y) copyout(s.x[0:s.n]) async
#pragma acc wait
#pragma acc wait(q, 4) async(5) if(len)
#pragma acc wait(devnum: 1 : queues: q)
#pragma acc host_data use_device(a, local) if_present
	use(a);
#pragma acc init device_type(nvidia) device_num(0)
#pragma acc set default_async(q) device_num(1)
#pragma acc shutdown if(q > 3)
}
void g(int n, float *a, float *b, float *c, float *d)
{
#pragma acc data copy(always: a[0:n]) copyin(readonly, alwaysin: b[0:n]) copyout(zero, alwaysout: c[0:n]) create(zero, capture: d[0:n])
	a[0] = 1;
#pragma acc enter data copyin(always: a[0:n]) create(zero: b[0:n])
#pragma acc exit data copyout(always: a[0:n])
}
