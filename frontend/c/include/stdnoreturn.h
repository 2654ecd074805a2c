#ifndef _STDNORETURN_H
#define _STDNORETURN_H
/* C17 7.23 */
#define noreturn _Noreturn
#endif
