#ifndef _ALLOCA_H
#define _ALLOCA_H
#include <stdlib.h>
#endif
