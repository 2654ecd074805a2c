#include <stdio.h>
enum { N = 9 };
int main(void) {
	int a[N][N];
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			a[i][j] = 10 * i + j;
	#pragma acc parallel loop gang copy(a)
	for (int i = 0; i < N; i++)
		#pragma acc loop vector
		for (int j = 0; j < i; j++) {
			int t = a[i][j];
			a[i][j] = a[j][i];
			a[j][i] = t;
		}
	printf("%d\n", a[2][3]);
}
