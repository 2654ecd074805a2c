#ifndef _SEMAPHORE_H
#define _SEMAPHORE_H
/* POSIX; see pthread.h for what a thread is */
#include <errno.h>
#include <sys/types.h>
typedef struct { unsigned __value; long __rest[3]; } sem_t;
#define SEM_FAILED ((sem_t *)0)
static inline int sem_init(sem_t *sem, int shared, unsigned value) { sem->__value = value; return 0; }
static inline int sem_destroy(sem_t *sem) { return 0; }
static inline int sem_post(sem_t *sem) { sem->__value++; return 0; }
static inline int sem_getvalue(sem_t *sem, int *value) { *value = (int)sem->__value; return 0; }
static inline int sem_trywait(sem_t *sem)
{
	if (!sem->__value) {
		errno = EAGAIN;
		return -1;
	}
	sem->__value--;
	return 0;
}
int sem_wait(sem_t *sem);
/* declared, and refused when they are called */
int sem_close(sem_t *);
sem_t *sem_open(const char *, int, ...);
int sem_timedwait(sem_t *, const struct timespec *);
int sem_unlink(const char *);
#endif
