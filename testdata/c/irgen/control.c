/* Every statement, structured and not. */
#include <stdio.h>

static int classify(int n)
{
	switch (n) {
	case 0:
		return 100;
	case 1:
	case 2:
		n += 10;
		/* fall through */
	case 3:
		n++;
		break;
	case 10 ... 20:
		n = -n;
		break;
	default:
		if (n < 0)
			break;
		return n * 2;
	}
	return n;
}

static int find(const int *a, int n, int key)
{
	int i;
	for (i = 0; i < n; i++) {
		if (a[i] < 0)
			continue;
		if (a[i] == key)
			break;
	}
	return i;
}

static int collatz(long n)
{
	int steps = 0;
	while (n != 1) {
		n = n % 2 ? 3 * n + 1 : n / 2;
		steps++;
	}
	return steps;
}

static int digits(unsigned n)
{
	int d = 0;
	do {
		d++;
		n /= 10;
	} while (n);
	return d;
}

static int spaghetti(int n)
{
	int s = 0;
again:
	if (n <= 0)
		goto done;
	s += n--;
	if (s > 1000)
		goto fail;
	goto again;
fail:
	return -1;
done:
	return s;
}

static int nested(void)
{
	int count = 0;
	for (int i = 0; i < 10; i++) {
		for (int j = 0; j < 10; j++) {
			if (j > i)
				break;
			switch ((i + j) % 3) {
			case 0:
				continue;
			case 1:
				count++;
				break;
			}
			count += 2;
		}
		if (count > 80)
			goto out;
	}
out:
	return count;
}

static void duff(char *to, const char *from, int count)
{
	int n = (count + 3) / 4;
	switch (count % 4) {
	case 0:
		do {
			*to++ = *from++;
		case 3:
			*to++ = *from++;
		case 2:
			*to++ = *from++;
		case 1:
			*to++ = *from++;
		} while (--n > 0);
	}
}

static int infinite(int n)
{
	for (;;) {
		if (n-- == 0)
			return 42;
	}
}

int main(void)
{
	int a[] = {-1, 5, -2, 7, 9};
	char buf[8] = "";
	for (int i = -1; i < 25; i += 3)
		printf("%d ", classify(i));
	printf("\n%d %d %d %d\n", classify(0), classify(1), classify(2), classify(3));
	printf("%d %d\n", find(a, 5, 7), find(a, 5, 8));
	printf("%d %d\n", collatz(27), digits(4294967295u));
	printf("%d %d\n", spaghetti(10), spaghetti(100));
	printf("%d %d\n", nested(), infinite(5));
	duff(buf, "abcdefg", 7);
	printf("%s\n", buf);
	if (a[0] > 0)
		;
	else
		printf("else\n");
	{
		int a = 3;
		while (a)
			a--;
		printf("%d\n", a);
	}
	for (int i = 0, j = 10; i < j; i++, j--)
		if (i + j != 10)
			return 1;
	return 0;
}
