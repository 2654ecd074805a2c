#ifndef _SYS_SYSINFO_H
#define _SYS_SYSINFO_H
/* GNU */
#include <unistd.h>
static inline int get_nprocs(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
static inline int get_nprocs_conf(void) { return (int)sysconf(_SC_NPROCESSORS_CONF); }
#endif
