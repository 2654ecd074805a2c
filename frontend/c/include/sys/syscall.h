#ifndef _SYS_SYSCALL_H
#define _SYS_SYSCALL_H
/* of Linux */
#define SYS_getpid 39
#define SYS_gettid 186
#define SYS_getcpu 309
#define __NR_getpid SYS_getpid
#define __NR_gettid SYS_gettid
#define __NR_getcpu SYS_getcpu
#endif
