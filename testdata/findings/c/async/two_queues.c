// find: async order of a, read at 11, write at 9
// fix: write wait(1) on the directive at line 10, or #pragma acc wait(1) async(2) before it
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc data create(a) copyout(b)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc parallel loop async(2)
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma acc wait
	}
}
