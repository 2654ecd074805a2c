/* All of the library as one source: accc ir backend/run/libm/c/library.c */
#include "exp.c"
#include "log.c"
#include "pow.c"
#include "trig.c"
#include "erf.c"
