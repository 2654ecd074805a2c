/* C17 7.2: may be included again with another NDEBUG */
#undef assert
#include <features.h>
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
_Noreturn void __assert_fail(const char *assertion, const char *file, unsigned int line, const char *function);
#define assert(...) ((__VA_ARGS__) ? (void)0 : __assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__))
#endif
#if __STDC_VERSION__ < 202311L
#undef static_assert
#define static_assert _Static_assert
#endif
