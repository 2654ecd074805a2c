// Faults of the preprocessor, all in one run.
#include <strnig.h>
#include "no_such_file.h"
#defin N 10
#define F(a, b) a + b
int x = F(1);
#if 1 +
#endif
#if 1 / 0
#endif
#else
#error give up
int y = @ 1;
char *s = "open;
#undef
#include
#define G(a, a) 1
#define H(a) #b
#define J ## 1
#pragma acc parallel copy(x
#ifdef NEVER
