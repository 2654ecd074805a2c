// find: data race of a, write at 8, read at 10
#include <stdio.h>
int main(void) {
	int a[100], b[100];
	#pragma acc parallel num_gangs(8) copyout(a, b)
	{
		#pragma acc loop gang
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma acc loop gang
		for (int i = 0; i < 100; i++) b[i] = a[99 - i];
	}
	printf("%d\n", b[3]);
}
