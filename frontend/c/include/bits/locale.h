#ifndef _BITS_LOCALE_H
#define _BITS_LOCALE_H
/* POSIX: there is one locale, "C" */
typedef struct __locale_struct *locale_t;
#endif
