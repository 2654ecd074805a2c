#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H
/* POSIX, LP64 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>
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
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned int u_int;
typedef unsigned long u_long;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned short ushort;
#endif
