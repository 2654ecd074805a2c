#include <stdio.h>
int main(void) {
	int a[100], b[100];
	#pragma acc parallel num_gangs(8) copyout(a)
	{
		#pragma acc loop gang
		for (int i = 0; i < 100; i++) a[i] = i;
	}
	#pragma acc parallel num_gangs(8) copyin(a) copyout(b)
	{
		#pragma acc loop gang
		for (int i = 0; i < 100; i++) b[i] = a[99 - i];
	}
	printf("%d\n", b[3]);
}
