#define N 100
static float a[N];
int main(void) {
	#pragma acc data copyout(a)
	{
		#pragma acc parallel loop async(4)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc wait(4)
	}
	#pragma acc wait
}
