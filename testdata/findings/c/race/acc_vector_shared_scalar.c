// find: data race of tmp, write at 10, write at 10
#include <stdio.h>
enum { R = 4, C = 32 };
int main(void) {
	int m[R][C], tmp[R];
	#pragma acc parallel loop gang copyout(m) create(tmp)
	for (int r = 0; r < R; r++) {
		#pragma acc loop vector
		for (int c = 0; c < C; c++) {
			tmp[r] = r * c;
			m[r][c] = tmp[r] + 1;
		}
	}
	printf("%d\n", m[3][31] > 0);
}
