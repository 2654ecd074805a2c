// Nothing is copied, set or compared from and to null pointers, and pointers past the end.
#include <stdio.h>
#include <string.h>

int main(void)
{
	char text[4] = "abc";
	char *none = 0;
	volatile size_t n = 0;
	memcpy(none, none, n);
	memmove(text, none, n);
	memset(none, 7, n);
	memcpy(none, text + 4, n);
	printf("%s %d\n", text, memcmp(text, text + 4, n));
	n = 3;
	memset(text, 'x', n);
	printf("%s\n", text);
	return 0;
}
