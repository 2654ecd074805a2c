#define N 100
static float a[N], b[N];
int main(void) {
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma omp target enter data map(to: a) nowait depend(out: a)
	#pragma omp taskwait
	for (int i = 0; i < N; i++) a[i] = 0;
	#pragma omp target teams loop map(from: b) depend(in: a)
	for (int i = 0; i < N; i++) b[i] = i;
	#pragma omp taskwait
	#pragma omp target exit data map(delete: a)
}
