#include <stdio.h>
#pragma acc routine vector
static void smooth(float *a, int n) {
	#pragma acc loop seq
	for (int i = 1; i < n; i++)
		a[i] = (a[i - 1] + a[i]) / 2;
}
static float a[40][20];
int main(void) {
	#pragma acc parallel loop gang copy(a)
	for (int i = 0; i < 40; i++)
		smooth(a[i], 20);
	printf("%f\n", a[3][4]);
}
