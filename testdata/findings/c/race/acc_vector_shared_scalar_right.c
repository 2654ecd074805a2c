#include <stdio.h>
enum { R = 4, C = 32 };
int main(void) {
	int m[R][C];
	#pragma acc parallel loop gang copyout(m)
	for (int r = 0; r < R; r++) {
		#pragma acc loop vector
		for (int c = 0; c < C; c++) {
			int t = r * c;
			m[r][c] = t + 1;
		}
	}
	printf("%d\n", m[3][31] > 0);
}
