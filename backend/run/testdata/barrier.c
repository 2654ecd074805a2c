// Assembly without instructions: barriers for compilers.
#include <stdio.h>

int main(void)
{
	int x = 3, a[10];
	asm volatile("" ::: "memory");
	__asm__ __volatile__("" : "+r"(x));
	__asm__("" : : "r"(x), "m"(a[1]) : "memory", "cc");
#pragma acc parallel loop copyout(a)
	for (int i = 0; i < 10; i++) {
		a[i] = i * x;
		__asm__ volatile("" ::: "memory");
	}
	printf("%d %d\n", x, a[9]);
	return 0;
}
