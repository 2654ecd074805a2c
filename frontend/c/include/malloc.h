#ifndef _MALLOC_H
#define _MALLOC_H
#include <stdlib.h>
#include <stdio.h>
#define M_ARENA_MAX (-8)
#define M_ARENA_TEST (-7)
#define M_CHECK_ACTION (-5)
#define M_GRAIN 3
#define M_KEEP 4
#define M_MMAP_MAX (-4)
#define M_MMAP_THRESHOLD (-3)
#define M_MXFAST 1
#define M_NLBLKS 2
#define M_PERTURB (-6)
#define M_TOP_PAD (-2)
#define M_TRIM_THRESHOLD (-1)
/* the heap has nothing to set */
static inline int mallopt(int parameter, int value) { return 1; }
static inline int malloc_trim(size_t pad) { return 0; }
static inline void *pvalloc(size_t size) { return valloc((size + 4095) / 4096 * 4096); }
struct mallinfo { int arena, ordblks, smblks, hblks, hblkhd, usmblks, fsmblks, uordblks, fordblks, keepcost; };
struct mallinfo2 { size_t arena, ordblks, smblks, hblks, hblkhd, usmblks, fsmblks, uordblks, fordblks, keepcost; };
/* declared, and refused when they are called */
int malloc_info(int, FILE *);
void malloc_stats(void);
size_t malloc_usable_size(void *);
#endif
