#ifndef _XMMINTRIN_H
#define _XMMINTRIN_H
/* what does not depend on instructions of x86; the functions of instructions are not there: vector types or omp simd are */
#include <stdlib.h>
typedef float __m128 __attribute__((vector_size(16)));
typedef double __m128d __attribute__((vector_size(16)));
typedef long long __m128i __attribute__((vector_size(16)));
#define _MM_HINT_T0 3
#define _MM_HINT_T1 2
#define _MM_HINT_T2 1
#define _MM_HINT_NTA 0
#define _mm_prefetch(p, hint) ((void)(p))
#define _mm_pause() ((void)0)
#define _mm_sfence() __sync_synchronize()
static inline void *_mm_malloc(size_t size, size_t alignment)
{
	void *p;
	return posix_memalign(&p, alignment < sizeof p ? sizeof p : alignment, size) ? 0 : p;
}
static inline void _mm_free(void *p) { free(p); }
/* MXCSR: rounding and denormals are as IEEE 754 has them */
#define _MM_FLUSH_ZERO_ON 0x8000
#define _MM_FLUSH_ZERO_OFF 0
#define _MM_SET_FLUSH_ZERO_MODE(mode) ((void)(mode))
static inline unsigned _mm_getcsr(void) { return 0x1f80; }
static inline void _mm_setcsr(unsigned csr) {}
#endif
