// find: stale value of field, read at 15, write at 11
// fix: update self(f[0:24])
#include <stdio.h>
#include <stdlib.h>
typedef struct { int n; double *field; } state;
static void advance(state *s) {
	double *field = s->field;
	int n = s->n;
	#pragma acc parallel loop present(field[0:n])
	for (int i = 0; i < n; i++)
		field[i] += 0.5;
}
static void dump(const state *s, int step) {
	const double *field = s->field;
	double lo = field[0];
	for (int i = 1; i < s->n; i++)
		if (field[i] < lo)
			lo = field[i];
	printf("step %d: %g\n", step, lo);
}
int main(void) {
	state s = {24, calloc(24, sizeof(double))};
	double *f = s.field;
	#pragma acc enter data copyin(f[0:24])
	for (int step = 0; step < 4; step++) {
		advance(&s);
		if (step % 2 == 1) {
			dump(&s, step);
		}
	}
	#pragma acc exit data delete(f[0:24])
	free(s.field);
}
