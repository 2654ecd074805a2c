// find: data race of n, write at 8, read at 9
#include <stdio.h>
int main(void) {
	int n = 0, first[100];
	#pragma acc parallel loop copy(n) copyout(first)
	for (int i = 0; i < 100; i++) {
		#pragma acc atomic update
		n += 1;
		first[i] = n;
	}
	printf("%d\n", n);
}
