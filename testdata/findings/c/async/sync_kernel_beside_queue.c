// find: async order of a, read at 11, write at 9
// fix: write #pragma acc wait(1) before line 10
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc data create(a) copyout(b)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc parallel loop
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma acc wait(1)
	}
}
