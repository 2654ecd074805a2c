#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H
/* POSIX and BSD, LP64 */
#include <features.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
typedef long off_t;
typedef off_t loff_t;
typedef long ssize_t;
typedef int pid_t;
typedef unsigned int id_t;
typedef int key_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned long nlink_t;
typedef long blksize_t;
typedef long blkcnt_t;
typedef unsigned long fsblkcnt_t;
typedef unsigned long fsfilcnt_t;
typedef struct { int __val[2]; } fsid_t;
typedef void *timer_t;
typedef long suseconds_t;
typedef unsigned int useconds_t;
#include <bits/pthreadtypes.h>
#ifdef __USE_MISC
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned int u_int;
typedef unsigned long u_long;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned short ushort;
typedef unsigned char u_int8_t;
typedef unsigned short u_int16_t;
typedef unsigned int u_int32_t;
typedef unsigned long u_int64_t;
typedef long quad_t;
typedef unsigned long u_quad_t;
typedef long register_t;
typedef int daddr_t;
typedef char *caddr_t;
#include <endian.h>
#include <sys/select.h>
#endif
#endif
