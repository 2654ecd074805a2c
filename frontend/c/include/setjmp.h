#ifndef _SETJMP_H
#define _SETJMP_H
/* C17 7.13; the signal mask is not part of what a jump restores */
#include <features.h>
typedef long jmp_buf[2];
typedef long sigjmp_buf[2];
int setjmp(jmp_buf env);
_Noreturn void longjmp(jmp_buf env, int val);
#define sigsetjmp(env, savemask) setjmp(env)
#define siglongjmp(env, val) longjmp(env, val)
#define _setjmp(env) setjmp(env)
#define _longjmp(env, val) longjmp(env, val)
#endif
