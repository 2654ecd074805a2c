// Interoperability objects where there is no foreign runtime: they are omp_interop_none, and the directives keep their order.
#include <omp.h>
#include <stdio.h>

int main(void)
{
	int a[4] = {0}, device = omp_get_default_device(), code = 7;
	omp_interop_t object = (omp_interop_t)1;
	#pragma omp target depend(out: a[0:4]) nowait map(tofrom: a)
	a[1] = 5;
	#pragma omp interop init(targetsync: object) device(device) depend(inout: a[0:4])
	printf("%d, none %d\n", a[1], object == omp_interop_none);
	#pragma omp interop use(object)
	long id = (long)omp_get_interop_int(object, omp_ipr_fr_id, &code);
	printf("id %ld, empty %d\n", id, code == omp_irc_empty);
	#pragma omp interop destroy(object) depend(out: a[0:4])
	printf("none %d\n", object == omp_interop_none);
	return 0;
}
