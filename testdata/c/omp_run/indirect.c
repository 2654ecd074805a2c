// Pointers to functions of the host, which target regions call (declare target, indirect).
#include <stdio.h>

typedef int (*operation)(int);

int add5(int x) { return x + 5; }
int times10(int x) { return x * 10; }
#pragma omp declare target enter(add5, times10) indirect

#pragma omp begin declare target indirect
static int minus(int x) { return -x; }
static int apply(operation f, int n, int x)
{
	for (int i = 0; i < n; i++)
		x = f(x);
	return x;
}
#pragma omp end declare target

int main(int argc, char **argv)
{
	operation all[3] = {add5, times10, minus}, chosen = argc > 5 ? add5 : times10;
	int r[3], one, twice;
	#pragma omp target map(to: all) map(from: r, one, twice)
	{
		for (int i = 0; i < 3; i++)
			r[i] = all[i](i + 1);
		one = chosen(7);
		twice = apply(chosen, 2, 3);
	}
	printf("%d %d %d, %d %d\n", r[0], r[1], r[2], one, twice);
	return 0;
}
