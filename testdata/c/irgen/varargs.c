/* Functions with variable arguments. */
#include <stdarg.h>
#include <stdio.h>

struct pair {
	int a, b;
};

static double sum(int n, ...)
{
	va_list list, again;
	double s = 0;
	va_start(list, n);
	va_copy(again, list);
	for (int i = 0; i < n; i++)
		s += va_arg(list, double);
	s += va_arg(list, int);
	struct pair p = va_arg(list, struct pair);
	s += p.b + *va_arg(list, int *);
	s += va_arg(again, double);
	va_end(again);
	va_end(list);
	return s;
}

static int format(char *to, const char *how, ...)
{
	va_list list;
	va_start(list, how);
	int n = vsprintf(to, how, list);
	va_end(list);
	return n;
}

int main(void)
{
	char buf[32];
	int seven = 7;
	struct pair p = {1, 2};
	double (*f)(int, ...) = sum;
	printf("%g\n", sum(2, 1.5, 2.5f, 'a', p, &seven));
	printf("%d %s\n", format(buf, "%d-%s-%c", 42, "x", 'y'), buf);
	printf("%g\n", f(1, 1.0, 1, p, &seven));
	return 0;
}
