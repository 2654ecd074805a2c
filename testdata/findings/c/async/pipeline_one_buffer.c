// find: async order of t, write at 10, write at 10
// fix: write wait(0) on the directive at line 9, or #pragma acc wait(0) async(1) before it
#define N 64
#define BLOCKS 4
static float a[N * BLOCKS], t[N];
int main(void) {
	#pragma acc data copy(a) create(t)
	for (int b = 0; b < BLOCKS; b++) {
		#pragma acc parallel loop async(b % 2)
		for (int i = 0; i < N; i++) t[i] = a[b * N + i];
		#pragma acc parallel loop async(b % 2)
		for (int i = 0; i < N; i++) a[b * N + i] = 2 * t[i];
	}
}
