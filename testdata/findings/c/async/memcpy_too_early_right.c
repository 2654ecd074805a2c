#include <string.h>
static int a[100], b[100];
int main(void) {
	#pragma acc parallel loop copyout(a) async(1)
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma acc wait(1)
	memcpy(b, a, sizeof a);
	#pragma acc wait
	return b[3] == 0;
}
