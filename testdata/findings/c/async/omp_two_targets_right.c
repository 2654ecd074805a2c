#define N 100
static float a[N], b[N];
int main(void) {
	#pragma omp target data map(alloc: a) map(from: b)
	{
		#pragma omp target teams loop nowait depend(out: a)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma omp target teams loop nowait depend(in: a)
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma omp taskwait
	}
}
