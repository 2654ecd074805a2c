#ifndef _CTYPE_H
#define _CTYPE_H
/* C17 7.4 */
#include <features.h>
#include <bits/locale.h>
int isalnum(int c);
int isalpha(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int isascii(int c);
int toascii(int c);
int tolower(int c);
int toupper(int c);
static inline int isalnum_l(int c, locale_t locale) { return isalnum(c); }
static inline int isalpha_l(int c, locale_t locale) { return isalpha(c); }
static inline int isblank_l(int c, locale_t locale) { return isblank(c); }
static inline int iscntrl_l(int c, locale_t locale) { return iscntrl(c); }
static inline int isdigit_l(int c, locale_t locale) { return isdigit(c); }
static inline int isgraph_l(int c, locale_t locale) { return isgraph(c); }
static inline int islower_l(int c, locale_t locale) { return islower(c); }
static inline int isprint_l(int c, locale_t locale) { return isprint(c); }
static inline int ispunct_l(int c, locale_t locale) { return ispunct(c); }
static inline int isspace_l(int c, locale_t locale) { return isspace(c); }
static inline int isupper_l(int c, locale_t locale) { return isupper(c); }
static inline int isxdigit_l(int c, locale_t locale) { return isxdigit(c); }
static inline int tolower_l(int c, locale_t locale) { return tolower(c); }
static inline int toupper_l(int c, locale_t locale) { return toupper(c); }
#define _tolower(c) tolower(c)
#define _toupper(c) toupper(c)
#endif
