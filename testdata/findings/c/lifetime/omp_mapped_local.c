// find: lifetime of tile, directive at 12
#include <stdio.h>
static int process(int seed) {
	int tile[32];
	for (int i = 0; i < 32; i++)
		tile[i] = seed + i;
	#pragma omp target enter data map(to : tile)
	int s = 0;
	#pragma omp target teams distribute parallel for reduction(+ : s) map(tofrom : s)
	for (int i = 0; i < 32; i++)
		s += tile[i];
	return s;
}
int main(void) {
	int a = process(1);
	int b = process(2);
	printf("%d %d\n", a, b);
}
