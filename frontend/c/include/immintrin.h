#ifndef _IMMINTRIN_H
#define _IMMINTRIN_H
/* as xmmintrin.h, with the types of AVX and AVX-512 */
#include <wmmintrin.h>
#include <nmmintrin.h>
typedef float __m256 __attribute__((vector_size(32)));
typedef double __m256d __attribute__((vector_size(32)));
typedef long long __m256i __attribute__((vector_size(32)));
typedef float __m512 __attribute__((vector_size(64)));
typedef double __m512d __attribute__((vector_size(64)));
typedef long long __m512i __attribute__((vector_size(64)));
#endif
