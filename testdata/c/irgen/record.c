/* Structures, unions, bit-fields, enumerations. */
#include <stdio.h>
#include <string.h>

enum color { RED, GREEN = 5, BLUE };
typedef struct point {
	double x, y;
} point;
struct line {
	point from, to;
	enum color color;
	char name[6];
};
union number {
	int i;
	float f;
	unsigned char bytes[8];
	double d;
};
struct flags {
	unsigned a : 3;
	int b : 5;
	unsigned c : 1, : 4, d : 12;
	unsigned : 0;
	long e : 40;
	_Bool f : 1;
	char rest;
};
struct list {
	int value;
	struct list *next;
};
struct outer {
	int tag;
	union {
		int i;
		float f;
	};
	struct {
		short lo, hi;
	} pair;
	struct flags flags;
};

static point add(point a, point b)
{
	a.x += b.x;
	a.y += b.y;
	return a;
}

static struct line make(double x, enum color c)
{
	struct line l = {{x, -x}, .color = c, .name = "line"};
	l.to = add(l.from, (point){1, 2});
	return l;
}

static int sum(const struct list *l)
{
	int s = 0;
	for (; l; l = l->next)
		s += l->value;
	return s;
}

static struct line global = {{1, 2}, {3, 4}, BLUE, "abc"};

int main(void)
{
	struct line l = make(2.5, GREEN), m;
	union number n;
	struct flags f = {5, -3, 1, 4000, -1234567890123L, 7, 'r'};
	struct list c = {3, 0}, b = {2, &c}, a = {1, &b};
	struct outer o = {.tag = 1, .f = 1.5f, .pair = {3, -4}, .flags.d = 17};
	struct line lines[3] = {[1] = {.color = BLUE}, [0].from.y = 9};

	m = l;
	m.from.x = -1;
	printf("%g %g %g %g %d %s\n", l.from.x, l.from.y, l.to.x, l.to.y, l.color, l.name);
	printf("%g %g %d %d\n", m.from.x, make(1, RED).to.y, add(l.from, l.to).x > 3, global.color);
	n.d = 0;
	n.f = 1;
	printf("%d %d %d\n", n.i, n.bytes[3], n.bytes[7]);
	printf("%u %d %u %u %ld %d %c\n", f.a, f.b, f.c, f.d, (long)f.e, f.f, f.rest);
	f.a += 6;
	f.b = 20;
	f.d--;
	f.e >>= 3;
	f.f = 4;
	printf("%u %d %u %ld %d %d\n", f.a, f.b, f.d, (long)f.e, f.f, f.a - 10 < 0);
	printf("%d %zu %zu\n", sum(&a), sizeof(struct line), sizeof n);
	o.pair.hi *= 2;
	printf("%d %d %d %u\n", o.i, o.pair.lo, o.pair.hi, o.flags.d);
	printf("%g %d %d\n", lines[0].from.y, lines[1].color, lines[2].color);
	point *p = &lines[2].to;
	*p = (point){.y = 4};
	(*p).x = p->y * 2;
	printf("%g %g\n", lines[2].to.x, lines[2].to.y);
	struct { int k; point p; } anon = {1, *p}, *q = &anon;
	q->p.x++;
	printf("%d %g\n", q->k, anon.p.x);
	printf("%d\n", memcmp(&l.to, &(point){3.5, -0.5}, sizeof(point)));
	printf("%g\n", (l.color == GREEN ? l : m).from.x);
	return 0;
}
