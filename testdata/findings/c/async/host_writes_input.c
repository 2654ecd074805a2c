// find: async order of a, write at 12, read at 9
// fix: write #pragma acc wait(3) before line 12
#define N 100
static float a[N], b[N];
int main(void) {
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma acc data create(a) copyout(b)
	{
		#pragma acc update device(a) async(3)
		#pragma acc parallel loop async(3)
		for (int i = 0; i < N; i++) b[i] = a[i];
		for (int i = 0; i < N; i++) a[i] = -1;
		#pragma acc wait(3)
	}
}
