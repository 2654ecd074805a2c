/* C that is not taken yet. */
typedef int four __attribute__((vector_size(16)));
void vectors(void)
{
	four v;  // want ACC5001 "not yet handled: vector type four"
	(void)v;
}
void assembly(void)
{
	__asm__("nop");  // want ACC5001 "not yet handled: assembly with instructions"
}
int labels(int n)
{
	void *to = &&end;  // want ACC5001 "not yet handled: address of a label"
	goto *to;
end:
	return n;
}
__int128 wide(__int128 x)  // want ACC5001 "not yet handled: type __int128"
{
	return x;
}
_Thread_local int tls;  // want ACC5001 "not yet handled: thread-local variable tls"
static void early(void) __attribute__((constructor));  // want ACC5001 "not yet handled: attribute constructor"
int statement(int n)
{
	return ({  // want ACC5001 "not yet handled: jump in a statement expression"
		if (n)
			return 1;
		2;
	});
}
