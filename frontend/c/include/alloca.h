#ifndef _ALLOCA_H
#define _ALLOCA_H
#include <features.h>
#include <stdlib.h>
#endif
