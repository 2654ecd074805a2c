// find: data race of row, write at 9, read at 9
#include <stdio.h>
int main(void) {
	int a[10][10], row[10] = {0};
	for (int i = 0; i < 100; i++) a[i / 10][i % 10] = i;
	#pragma acc parallel loop collapse(2) copyin(a) copy(row)
	for (int i = 0; i < 10; i++)
		for (int j = 0; j < 10; j++)
			row[i] += a[i][j];
	printf("%d\n", row[3]);
}
