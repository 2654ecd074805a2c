#ifndef _SYS_CDEFS_H
#define _SYS_CDEFS_H
#include <features.h>
#define __BEGIN_DECLS
#define __END_DECLS
#endif
