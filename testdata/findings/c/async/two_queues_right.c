#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc data create(a) copyout(b)
	{
		#pragma acc parallel loop async(1)
		for (int i = 0; i < N; i++) a[i] = i;
		#pragma acc parallel loop async(2) wait(1)
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma acc wait
	}
}
