#include <stdio.h>
static double a[100], flags[100];
int main(void) {
	for (int i = 0; i < 100; i++)
		a[i] = 1;
	#pragma acc data copy(a, flags)
	{
		// The device has it and writes it, too: what the host writes is not wanted.
		#pragma acc parallel loop
		for (int i = 0; i < 100; i++)
			flags[i] = i;
		for (int i = 0; i < 100; i++)
			flags[i] = -1;
		// What is overwritten by the same value is not lost.
		for (int i = 0; i < 100; i++)
			a[i] = 1;
		#pragma acc update self(a)
		for (int i = 0; i < 100; i++)
			a[i] = 2 * a[i];
		#pragma acc update device(a)
	}
	double s = 0;
	for (int i = 0; i < 100; i++)
		s += a[i] + flags[i];
	printf("%g\n", s);
}
