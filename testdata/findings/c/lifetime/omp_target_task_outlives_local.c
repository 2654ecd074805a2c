// find: lifetime of c, directive at 9, read at 7
// fix: omp taskwait before line 9
static double s;
static void launch(double f) {
	double c[16];
	for (int i = 0; i < 16; i++) c[i] = f;
	#pragma omp target teams distribute parallel for map(to: c) map(tofrom: s) nowait reduction(+: s)
	for (int i = 0; i < 16; i++) s += c[i];
}
int main(void) {
	launch(1);
	#pragma omp taskwait
	return s != 16;
}
