// Loops nested some 300 deep: values that live across them are kept in memory, on the host and in kernels.
#include <stdio.h>

#define OPEN for (int i = n - 3; i < n; i += 2) { s += i; k = i; if (s > limit) break;
#define CLOSE s -= k - i; }
#define TEN(x) x x x x x x x x x x
#define ONE for (int i = 0; i < one; i++) { s += i + 0.5; count++;

int main(void) {
	double s = 0, limit = 1e9;
	int count = 0, one = 1, n = 3, k = 0;
	TEN(TEN(ONE)) TEN(TEN(ONE)) TEN(TEN(ONE))
	s += 1000 * one;
	TEN(TEN(})) TEN(TEN(})) TEN(TEN(}))
	printf("host %g %d\n", s, count);

	s = 0, count = 0;
#pragma acc parallel num_gangs(1) copy(s, count)
	{
		TEN(TEN(ONE)) TEN(TEN(ONE)) TEN(TEN(ONE))
		s += 1000 * one;
		TEN(TEN(})) TEN(TEN(})) TEN(TEN(}))
	}
	printf("parallel %g %d\n", s, count);

	s = 0;
	for (int j = 0; j < 2; j++) {
#pragma acc serial copy(s)
		{
			TEN(OPEN) TEN(TEN(ONE)) s += j;
			TEN(TEN(})) TEN(CLOSE)
		}
		printf("serial %g\n", s);
	}
	return 0;
}
