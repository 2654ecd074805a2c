#ifndef _GETOPT_H
#define _GETOPT_H
/* GNU */
#include <unistd.h>
#define no_argument 0
#define required_argument 1
#define optional_argument 2
struct option { const char *name; int has_arg; int *flag; int val; };
int getopt_long(int argc, char *const argv[], const char *optstring, const struct option *longopts, int *longindex);

/* declared, and refused when they are called */
int getopt_long_only(int, char *const *, const char *, const struct option *, int *);
#endif
