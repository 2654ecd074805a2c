#define N 100
static float a[N], b[N];
int main(void) {
	for (int i = 0; i < N; i++) a[i] = i;
	#pragma acc data create(a) copyout(b)
	{
		#pragma acc update device(a) async(3)
		#pragma acc parallel loop async(3)
		for (int i = 0; i < N; i++) b[i] = a[i];
		#pragma acc wait(3)
		for (int i = 0; i < N; i++) a[i] = -1;
		#pragma acc wait(3)
	}
}
