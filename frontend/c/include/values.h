#ifndef _VALUES_H
#define _VALUES_H
/* System V */
#include <float.h>
#include <limits.h>
#define MAXCHAR CHAR_MAX
#define MAXSHORT SHRT_MAX
#define MAXINT INT_MAX
#define MAXLONG LONG_MAX
#define MINSHORT SHRT_MIN
#define MININT INT_MIN
#define MINLONG LONG_MIN
#define MAXDOUBLE DBL_MAX
#define MAXFLOAT FLT_MAX
#define MINDOUBLE DBL_MIN
#define MINFLOAT FLT_MIN
#define BITSPERBYTE 8
#define CHARBITS 8
#define DMAXEXP 1024
#define DMINEXP (-1021)
#define DOUBLEBITS 64
#define FLOATBITS 32
#define FMAXEXP 128
#define FMINEXP (-125)
#define HIBITL (-9223372036854775808)
#define HIBITS (-32768)
#define INTBITS 32
#define LONGBITS 64
#define PTRBITS 64
#define SHORTBITS 16
#endif
