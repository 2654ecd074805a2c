// Labels as values, and goto by them.
#include <stdio.h>
enum { PUSH, ADD, MUL, JUMP, DUP, PRINT, HALT };
static int interpret(const int *code)
{
	static const void *const table[] = {&&push, &&add, &&mul, &&jump, &&dup, &&print, &&halt};
	int stack[16], *sp = stack, steps = 0;
#define NEXT do { if (++steps > 40) return -1; goto *table[*code++]; } while (0)
	NEXT;
push: *sp++ = *code++; NEXT;
add: sp--; sp[-1] += *sp; NEXT;
mul: sp--; sp[-1] *= *sp; NEXT;
jump: if (--sp[-1] > 0) code += *code; else code++; NEXT;
dup: sp[0] = sp[-1]; sp++; NEXT;
print: printf("%d\n", *--sp); NEXT;
halt:
	return steps;
}
static int choose(int n)
{
	void *to = n > 2 ? &&large : n < 0 ? &&negative : &&small;
	int r = 0;
	for (int i = 0; i < 3; i++) {
		r += i;
		if (i == 1) goto *to;
	large: r += 100; continue;
	small: r += 10;
	}
	return r;
negative:
	return -1;
}
static int one(int n)
{
	void *p = &&out;
	if (n) goto *p;
	n = 5;
out:
	return n;
}
static int differ(void) { a: b: return &&a != &&b || 1; }
int main(void)
{
	int code[] = {PUSH, 3, PUSH, 4, ADD, DUP, MUL, PRINT, PUSH, 3, JUMP, -1, DUP, PRINT, HALT};
	printf("%d\n", interpret(code));
	printf("%d %d %d %d %d %d\n", choose(5), choose(-5), choose(1), one(0), one(7), differ());
	return 0;
}
