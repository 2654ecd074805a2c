// find: stale value of f, read at 23, write at 17
#include <stdio.h>
#include <string.h>
enum { NX = 16, NY = 12 };
static double f[NY][NX], sent[NX];
static void exchange(void) {
	memcpy(sent, f[NY - 2], sizeof sent);
	memcpy(f[0], sent, sizeof sent);
}
int main(void) {
	double s = 0;
	#pragma acc enter data copyin(f)
	for (int t = 0; t < 2; t++) {
		#pragma acc parallel loop collapse(2) present(f)
		for (int j = 1; j < NY - 1; j++)
			for (int i = 0; i < NX; i++)
				f[j][i] += j + i;
		exchange();
		#pragma acc update device(f[0:1][0:NX])
	}
	#pragma acc exit data delete(f)
	for (int i = 0; i < NX; i++)
		s += f[1][i] + sent[i];
	printf("%g\n", s);
}
