// find: data race of a, write at 7, write at 7
#include <stdio.h>
int main(void) {
	int a[10] = {0};
	#pragma acc parallel num_gangs(4) copy(a)
	{
		a[0] = 7;
	}
	printf("%d\n", a[0]);
}
