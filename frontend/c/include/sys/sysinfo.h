#ifndef _SYS_SYSINFO_H
#define _SYS_SYSINFO_H
/* GNU */
#include <unistd.h>
static inline int get_nprocs(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
static inline int get_nprocs_conf(void) { return (int)sysconf(_SC_NPROCESSORS_CONF); }
#define SI_LOAD_SHIFT 16
static inline long get_phys_pages(void) { return sysconf(_SC_PHYS_PAGES); }
static inline long get_avphys_pages(void) { return sysconf(_SC_AVPHYS_PAGES); }
struct sysinfo {
	long uptime;
	unsigned long loads[3], totalram, freeram, sharedram, bufferram, totalswap, freeswap;
	unsigned short procs, pad;
	unsigned long totalhigh, freehigh;
	unsigned int mem_unit;
};
static inline int sysinfo(struct sysinfo *info)
{
	*info = (struct sysinfo){0};
	info->totalram = (unsigned long)get_phys_pages() * (unsigned long)getpagesize();
	info->freeram = (unsigned long)get_avphys_pages() * (unsigned long)getpagesize();
	info->procs = info->mem_unit = 1;
	return 0;
}
#endif
