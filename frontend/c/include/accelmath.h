#ifndef _ACCELMATH_H
#define _ACCELMATH_H
/* of PGI and NVIDIA: what math.h declares, for device code */
#include <math.h>
#endif
