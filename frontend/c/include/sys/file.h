#ifndef _SYS_FILE_H
#define _SYS_FILE_H
/* BSD */
#include <fcntl.h>
#define L_SET 0
#define L_INCR 1
#define L_XTND 2
/* declared, and refused when they are called */
int flock(int, int);
#endif
