#ifndef _WCTYPE_H
#define _WCTYPE_H
/* C17 7.30, in the C locale: the characters of ASCII */
#include <bits/locale.h>
#include <ctype.h>
typedef __WINT_TYPE__ wint_t;
#define WEOF (~0u)
static inline int iswalnum(wint_t c) { return c < 128 && isalnum((int)c); }
static inline int iswalpha(wint_t c) { return c < 128 && isalpha((int)c); }
static inline int iswblank(wint_t c) { return c < 128 && isblank((int)c); }
static inline int iswcntrl(wint_t c) { return c < 128 && iscntrl((int)c); }
static inline int iswdigit(wint_t c) { return c < 128 && isdigit((int)c); }
static inline int iswgraph(wint_t c) { return c < 128 && isgraph((int)c); }
static inline int iswlower(wint_t c) { return c < 128 && islower((int)c); }
static inline int iswprint(wint_t c) { return c < 128 && isprint((int)c); }
static inline int iswpunct(wint_t c) { return c < 128 && ispunct((int)c); }
static inline int iswspace(wint_t c) { return c < 128 && isspace((int)c); }
static inline int iswupper(wint_t c) { return c < 128 && isupper((int)c); }
static inline int iswxdigit(wint_t c) { return c < 128 && isxdigit((int)c); }
static inline wint_t towlower(wint_t c) { return c < 128 ? (wint_t)tolower((int)c) : c; }
static inline wint_t towupper(wint_t c) { return c < 128 ? (wint_t)toupper((int)c) : c; }
typedef int (*wctype_t)(wint_t);
static inline int iswctype(wint_t c, wctype_t type) { return type && type(c); }
static inline wctype_t wctype(const char *name)
{
	static const struct { const char *name; wctype_t is; } types[] = {{"alnum", iswalnum}, {"alpha", iswalpha}, {"blank", iswblank}, {"cntrl", iswcntrl},
		{"digit", iswdigit}, {"graph", iswgraph}, {"lower", iswlower}, {"print", iswprint}, {"punct", iswpunct}, {"space", iswspace}, {"upper", iswupper}, {"xdigit", iswxdigit}};
	for (int i = 0; i < 12; i++) {
		int k = 0;
		while (name[k] && name[k] == types[i].name[k])
			k++;
		if (name[k] == types[i].name[k])
			return types[i].is;
	}
	return 0;
}
static inline int iswalnum_l(wint_t c, locale_t locale) { return iswalnum(c); }
static inline int iswalpha_l(wint_t c, locale_t locale) { return iswalpha(c); }
static inline int iswblank_l(wint_t c, locale_t locale) { return iswblank(c); }
static inline int iswcntrl_l(wint_t c, locale_t locale) { return iswcntrl(c); }
static inline int iswdigit_l(wint_t c, locale_t locale) { return iswdigit(c); }
static inline int iswgraph_l(wint_t c, locale_t locale) { return iswgraph(c); }
static inline int iswlower_l(wint_t c, locale_t locale) { return iswlower(c); }
static inline int iswprint_l(wint_t c, locale_t locale) { return iswprint(c); }
static inline int iswpunct_l(wint_t c, locale_t locale) { return iswpunct(c); }
static inline int iswspace_l(wint_t c, locale_t locale) { return iswspace(c); }
static inline int iswupper_l(wint_t c, locale_t locale) { return iswupper(c); }
static inline int iswxdigit_l(wint_t c, locale_t locale) { return iswxdigit(c); }
static inline wint_t towlower_l(wint_t c, locale_t locale) { return towlower(c); }
static inline wint_t towupper_l(wint_t c, locale_t locale) { return towupper(c); }
typedef const int *wctrans_t;
/* declared, and refused when they are called */
wint_t towctrans(wint_t, wctrans_t);
wctrans_t wctrans(const char *);
#endif
