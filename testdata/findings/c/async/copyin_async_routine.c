// find: async order of a, read at 9, write at 7
// fix: write #pragma acc wait(1) before line 8
#include <openacc.h>
#define N 100
static float a[N], b[N];
int main(void) {
	acc_copyin_async(a, sizeof a, 1);
	#pragma acc parallel loop present(a) copyout(b)
	for (int i = 0; i < N; i++) b[i] = a[i];
	acc_wait_all();
	acc_delete(a, sizeof a);
}
