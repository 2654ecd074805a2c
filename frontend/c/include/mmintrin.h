#ifndef _MMINTRIN_H
#define _MMINTRIN_H
/* as xmmintrin.h */
#include <xmmintrin.h>
#endif
