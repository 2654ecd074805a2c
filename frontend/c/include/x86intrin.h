#ifndef _X86INTRIN_H
#define _X86INTRIN_H
/* as immintrin.h, with a counter that runs with the time */
#include <immintrin.h>
unsigned long long __rdtsc(void);
static inline unsigned long long __rdtscp(unsigned *processor) { *processor = 0; return __rdtsc(); }
#endif
