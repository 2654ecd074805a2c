#include <stdio.h>
enum { N = 40 };
static int a[N], b[N];
static void setup(void) {
	#pragma acc enter data create(a, b)
	#pragma acc parallel loop present(a, b)
	for (int i = 0; i < N; i++) {
		a[i] = i;
		b[i] = -i;
	}
}
static int total(void) {
	int s = 0;
	#pragma acc parallel loop reduction(+ : s) present(a, b)
	for (int i = 0; i < N; i++)
		s += a[i] + b[i];
	return s;
}
int main(void) {
	setup();
	int s = total();
	#pragma acc exit data copyout(a) delete(b)
	printf("%d %d\n", s, a[5]);
}
