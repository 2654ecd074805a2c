// find: lifetime, directive at 7
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { double *host, *dev; int n; } buffer;
static void release(buffer *b) {
	omp_target_free(b->dev, omp_get_default_device());
	free(b->host);
	b->host = NULL;
}
int main(void) {
	buffer b = {0, 0, 12};
	b.host = malloc(b.n * sizeof(double));
	b.dev = omp_target_alloc(b.n * sizeof(double), omp_get_default_device());
	double *dev = b.dev;
	#pragma omp target is_device_ptr(dev)
	dev[0] = 1;
	release(&b);
	release(&b);
	puts("done");
}
