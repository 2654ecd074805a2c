// find: data race of text, write at 8, write at 8
#include <stdio.h>
int main(void) {
	char text[32];
	int len[10];
	#pragma omp parallel for
	for (int i = 0; i < 10; i++) {
		len[i] = snprintf(text, sizeof text, "item %d", i);
	}
	printf("%d\n", len[9]);
}
