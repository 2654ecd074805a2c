// find: data race of a, write at 10, read at 10
#include <stdio.h>
int main(void) {
	int a[8][64];
	for (int i = 0; i < 512; i++) a[i / 64][i % 64] = 1;
	#pragma acc parallel loop gang copy(a)
	for (int i = 0; i < 8; i++) {
		#pragma acc loop vector
		for (int j = 1; j < 64; j++)
			a[i][j] += a[i][j - 1];
	}
	printf("%d\n", a[3][63]);
}
