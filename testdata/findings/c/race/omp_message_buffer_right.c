#include <stdio.h>
int main(void) {
	int len[10];
	#pragma omp parallel for
	for (int i = 0; i < 10; i++) {
		char text[32];
		len[i] = snprintf(text, sizeof text, "item %d", i);
	}
	printf("%d\n", len[9]);
}
