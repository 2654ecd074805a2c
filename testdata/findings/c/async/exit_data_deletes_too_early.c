// find: async order of a, write at 9, read at 8
// fix: write #pragma acc wait(1) before line 9
#define N 100
static float a[N], b[N];
int main(void) {
	#pragma acc enter data copyin(a)
	#pragma acc parallel loop present(a) copyout(b) async(1)
	for (int i = 0; i < N; i++) b[i] = a[i];
	#pragma acc exit data delete(a)
	#pragma acc wait(1)
}
