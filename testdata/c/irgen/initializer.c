/* Initial values of objects with static storage duration. */
#include <stdio.h>

struct item {
	const char *name;
	int kind : 4, mode : 4;
	union {
		long l;
		double d;
	} value;
	struct item *next;
	char tag[4];
};
extern struct item second;
static struct item first = {"first", 3, -2, {.d = 2.5}, &second, "ab"};
struct item second = {.name = "second", .value.l = 1L << 40};
static int numbers[10] = {1, 2, [5] = 6, 7, [9] = -1};
static double grid[2][3] = {{1.5, 2}, {.5}};
static float f = 1;
static long address = 5 * sizeof(int);
static char *middle = &((char *)"literal")[3];
static int *last = numbers + 9, *fifth = &numbers[5];
static struct item *self = &first, **indirect = &self;
static short wide[] = {2, 1}, *empty;
static unsigned char high[] = "\xff\0z";
static int wchars[] = L"hi";
static struct { int n; int rest[3]; } tail = {3, {1, 2}};
static int (*function)(const char *, ...) = printf;
static int big[1000];
static _Bool yes = 5, bools[3] = {0, 1, 2};
static char text[2][4] = {"abc", "de"};
int tentative;
double open_ended[];
int tentative;

int main(void)
{
	printf("%s %d %d %g %s %s\n", first.name, first.kind, first.mode, first.value.d, first.next->name, first.tag);
	printf("%ld %d %p\n", second.value.l, second.kind, (void *)second.next);
	for (int i = 0; i < 10; i++)
		printf("%d ", numbers[i]);
	printf("\n%g %g %g %g\n", grid[0][1], grid[1][0], grid[1][1], f);
	printf("%ld %s %d %d\n", address, middle, *last, *fifth);
	printf("%s %d\n", (*indirect)->name, wide[0]);
	printf("%d %d %zu %d\n", high[0], high[2], sizeof high, wchars[1]);
	printf("%d %d %d\n", tail.rest[1], tail.rest[2], big[999]);
	function("%d %d %s\n", yes, bools[2], text[1]);
	open_ended[0] = 2.5;
	printf("%d %d %g\n", tentative, empty == 0, open_ended[0]);
	return 0;
}
