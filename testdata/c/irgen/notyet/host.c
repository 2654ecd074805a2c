/* C that is not taken yet. */
typedef int four __attribute__((vector_size(16)));
typedef __int128 wide2 __attribute__((vector_size(32)));
struct holds {
	four v;
	int i;
};
void vectors(void)
{
	wide2 v;  // want ACC5001 "not yet handled: vector type wide2"
	(void)v;
}
void condition(four v)
{
	if (v)  // want ACC5001 "not yet handled: a vector as a condition"
		return;
}
int number(four v)
{
	return 1 + (int)v;  // want ACC5001 "not yet handled: a vector where a number is expected"
}
void braces(void)
{
	struct holds h = {1, 2};  // want ACC5001 "not yet handled: initial value of a vector without braces of its own"
	four v = {1, 2, 3, 4, 5};  // not reached
}
void many(void)
{
	four v = {1, 2, 3, 4, 5};  // want ACC5001 "not yet handled: initial value of a vector that is not a list of up to 4 numbers"
}
void assembly(void)
{
	__asm__("cpuid");  // want ACC5001 "not yet handled: assembly with instructions"
}
void *table[] = {&&nowhere};  // want ACC5001 "not yet handled: address of a label"
void length(int n)
{
	struct {
		int a[n];
	} s;  // want ACC5001 "not yet handled: a structure with a member of variable length"
	s.a[0] = 1;
}
__int128 wide(__int128 x)  // want ACC5001 "not yet handled: type __int128"
{
	return x;
}
#include <pthread.h>
_Thread_local int tls;  // want ACC5001 "not yet handled: thread-local variable 'tls' in a program that starts threads of its own"
void start(pthread_t *p, void *(*f)(void *)) { pthread_create(p, 0, f, 0); }
static void early(void) __attribute__((constructor));  // want ACC5001 "not yet handled: attribute 'constructor'"
int statement(int n)
{
	return ({  // want ACC5001 "not yet handled: jump in a statement expression"
		if (n)
			return 1;
		2;
	});
}
