#ifndef _WMMINTRIN_H
#define _WMMINTRIN_H
/* as xmmintrin.h */
#include <emmintrin.h>
#endif
