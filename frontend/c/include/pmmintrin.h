#ifndef _PMMINTRIN_H
#define _PMMINTRIN_H
/* as xmmintrin.h */
#include <emmintrin.h>
#define _MM_DENORMALS_ZERO_ON 0x40
#define _MM_DENORMALS_ZERO_OFF 0
#define _MM_SET_DENORMALS_ZERO_MODE(mode) ((void)(mode))
#endif
