static double s;
static void launch(double f) {
	double c[16];
	for (int i = 0; i < 16; i++) c[i] = f;
	#pragma omp target teams distribute parallel for map(to: c) map(tofrom: s) nowait reduction(+: s)
	for (int i = 0; i < 16; i++) s += c[i];
	#pragma omp taskwait
}
int main(void) {
	launch(1);
	#pragma omp taskwait
	return s != 16;
}
