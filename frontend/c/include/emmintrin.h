#ifndef _EMMINTRIN_H
#define _EMMINTRIN_H
/* as xmmintrin.h */
#include <xmmintrin.h>
#define _mm_lfence() __sync_synchronize()
#define _mm_mfence() __sync_synchronize()
#endif
