#ifndef _TMMINTRIN_H
#define _TMMINTRIN_H
/* as xmmintrin.h */
#include <pmmintrin.h>
#endif
