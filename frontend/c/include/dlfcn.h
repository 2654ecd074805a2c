#ifndef _DLFCN_H
#define _DLFCN_H
/* POSIX: a program has no other objects than its own */
#include <features.h>
#include <stddef.h>
#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_BINDING_MASK 3
#define RTLD_NOLOAD 4
#define RTLD_DEEPBIND 8
#define RTLD_GLOBAL 256
#define RTLD_LOCAL 0
#define RTLD_NEXT ((void *)-1L)
#define RTLD_DEFAULT ((void *)0)
#define RTLD_NODELETE 4096
/* declared, and refused when they are called */
void *dlopen(const char *, int);
int dlclose(void *);
void *dlsym(void *, const char *);
char *dlerror(void);
#endif
