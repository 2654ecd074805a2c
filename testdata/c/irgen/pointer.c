/* Pointers, arrays, strings, function pointers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*binary)(int, int);
static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }
static binary table[] = {add, &mul};
static binary choose(int i) { return table[i]; }
static int apply(binary f, int a, int b) { return f(a, b) + (*f)(b, a); }
static void swap(int *a, int *b)
{
	int t = *a;
	*a = *b;
	*b = t;
}
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static const char *names[] = {"zero", "one", "two"};
static int matrix[3][4] = {{1, 2, 3, 4}, {5, 6}, {[2] = 11}};
static int *row = matrix[1];
static int *cell = &matrix[2][2];
static char text[] = "hello", fixed[3] = "abc", *end = text + 4;
static long counter(void)
{
	static long n = 40, *p = &n;
	return ++*p;
}

int main(void)
{
	int a[5] = {5, 3, 9, 1, 7}, *p = a, *q = &a[4];
	int b[2][3][2] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
	int (*m)[4] = matrix;
	void *v = malloc(4 * sizeof(double));
	double *d = v;
	char buf[16], *s = buf;

	printf("%d %d %d %td\n", *p, *q, *(p + 2), q - p);
	printf("%d %d %d\n", p < q, p == a, q != &a[4]);
	p++;
	p += 2;
	printf("%d %d %d %d\n", *p, *(p - 1), p[1], 1[p]);
	p--;
	swap(&a[0], a + 1);
	qsort(a, 5, sizeof a[0], compare);
	for (p = a; p <= q; ++p)
		printf("%d ", *p);
	printf("\n%d %d %d\n", matrix[2][2], row[1], *cell);
	printf("%d %d %d %zu\n", m[1][0], *(*(m + 2) + 2), (*m)[3], sizeof *m);
	printf("%d %d %d\n", b[0][1][1], b[1][1][0], b[1][2][1]);
	for (int i = 0; i < 4; i++)
		d[i] = i * 1.5;
	printf("%g %g\n", d[3], *(d + 1));
	free(v);
	printf("%d %d %d\n", apply(add, 2, 3), apply(choose(1), 2, 3), table[0](7, 8));
	printf("%s %c %s\n", names[1], names[2][1], *(names + 2));
	while ((*s++ = *end--) != 'h')
		;
	*s = 0;
	printf("%s %s %.3s %zu\n", buf, text, fixed, sizeof text);
	printf("%d %d\n", strcmp(buf, "olleh"), (int)strlen(names[2]));
	printf("%ld\n", counter() * 100 + counter());
	printf("%d %d\n", !p, p ? 1 : 2);
	int *np = NULL, **pp = &np;
	np = *pp ? a : 0;
	printf("%d %d\n", np == NULL, (char *)&a[1] - (char *)a == 4);
	printf("%s\n", (1 ? "yes" : "no"));
	int *lit = (int[]){1, 2, 3};
	lit[1] += 10;
	printf("%d %d\n", lit[1], ((int[2]){4, 5})[1]);
	printf("%d\n", *"abc" + "abc"[2]);
	unsigned long bits = (unsigned long)a;
	printf("%d\n", (int *)bits == a);
	memset(a, 0, sizeof a);
	memcpy(a, (int[]){8, 9}, 8);
	printf("%d %d %d\n", a[0], a[1], a[2]);
	return 0;
}
