// A jump by a jmp_buf that setjmp has not filled.
#include <setjmp.h>

static jmp_buf state;

int main(void) { longjmp(state, 1); }
