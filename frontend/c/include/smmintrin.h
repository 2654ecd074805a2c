#ifndef _SMMINTRIN_H
#define _SMMINTRIN_H
/* as xmmintrin.h */
#include <tmmintrin.h>
#endif
