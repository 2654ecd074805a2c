// find: async order of a, read at 6, write at 9
// fix: write #pragma acc wait(4) before the end of the region that begins at line 6
#define N 100
static float a[N];
int main(void) {
	#pragma acc data copyout(a)
	{
		#pragma acc parallel loop async(4)
		for (int i = 0; i < N; i++) a[i] = i;
	}
	#pragma acc wait
}
