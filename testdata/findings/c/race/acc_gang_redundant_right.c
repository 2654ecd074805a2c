#include <stdio.h>
int main(void) {
	int a[10] = {0};
	#pragma acc serial copy(a)
	{
		a[0] = 7;
	}
	printf("%d\n", a[0]);
}
