#ifndef _BITS_PTHREADTYPES_H
#define _BITS_PTHREADTYPES_H
/* the types of threads that sys/types.h and pthread.h have in common */
typedef unsigned long pthread_t;
typedef struct { long __state[7]; } pthread_attr_t;
typedef struct { int __locked, __kind; unsigned long __owner; long __rest[3]; } pthread_mutex_t;
typedef struct { int __kind; } pthread_mutexattr_t;
typedef struct { long __state[6]; } pthread_cond_t;
typedef struct { int __state; } pthread_condattr_t;
typedef struct { int __writer, __readers; long __rest[6]; } pthread_rwlock_t;
typedef struct { long __state; } pthread_rwlockattr_t;
typedef struct { unsigned __count, __waiting; long __rest[3]; } pthread_barrier_t;
typedef struct { int __state; } pthread_barrierattr_t;
typedef int pthread_spinlock_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
#endif
