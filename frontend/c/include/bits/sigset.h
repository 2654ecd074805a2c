#ifndef _BITS_SIGSET_H
#define _BITS_SIGSET_H
typedef struct { unsigned long __bits[16]; } sigset_t;
#endif
