// find: async order of a, read at 11, write at 9
// fix: write depend clauses on both target constructs, or #pragma omp taskwait before line 10
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma omp target data map(alloc: a) map(from: b)
	{
		#pragma omp target teams loop nowait
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma omp target teams loop nowait
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma omp taskwait
	}
}
