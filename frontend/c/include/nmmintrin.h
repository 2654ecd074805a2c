#ifndef _NMMINTRIN_H
#define _NMMINTRIN_H
/* as xmmintrin.h */
#include <smmintrin.h>
#endif
