#ifndef _SYS_UTSNAME_H
#define _SYS_UTSNAME_H
/* POSIX */
#include <features.h>
struct utsname { char sysname[65], nodename[65], release[65], version[65], machine[65], domainname[65]; };
int uname(struct utsname *name);
#define SYS_NMLN 65
#endif
