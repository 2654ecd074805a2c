#ifndef _PTHREAD_H
#define _PTHREAD_H
/* POSIX: a thread runs to its end in pthread_create; one that would have to wait for another is an error */
#include <sys/types.h>
#include <sched.h>
#include <time.h>
#include <bits/pthreadtypes.h>
#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1
#define PTHREAD_SCOPE_SYSTEM 0
#define PTHREAD_SCOPE_PROCESS 1
#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_RECURSIVE 1
#define PTHREAD_MUTEX_ERRORCHECK 2
#define PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_NORMAL
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
#define PTHREAD_ONCE_INIT 0
#define PTHREAD_MUTEX_INITIALIZER {0}
#define PTHREAD_COND_INITIALIZER {{0}}
#define PTHREAD_RWLOCK_INITIALIZER {0}
#define PTHREAD_CANCEL_ENABLE 0
#define PTHREAD_CANCEL_DISABLE 1
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attr, void *(*start)(void *), void *restrict arg);
int pthread_join(pthread_t thread, void **value);
int pthread_detach(pthread_t thread);
_Noreturn void pthread_exit(void *value);
pthread_t pthread_self(void);
int pthread_equal(pthread_t a, pthread_t b);
int pthread_mutex_init(pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *restrict attr);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_trylock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_cond_wait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex);
int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, const struct timespec *restrict time);
int pthread_rwlock_rdlock(pthread_rwlock_t *lock);
int pthread_rwlock_wrlock(pthread_rwlock_t *lock);
int pthread_rwlock_unlock(pthread_rwlock_t *lock);
int pthread_barrier_wait(pthread_barrier_t *barrier);
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
int pthread_key_delete(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);
void *pthread_getspecific(pthread_key_t key);
static inline int pthread_attr_init(pthread_attr_t *attr) { memset(attr, 0, sizeof *attr); return 0; }
static inline int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }
static inline int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) { attr->__state[0] = state; return 0; }
static inline int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) { *state = (int)attr->__state[0]; return 0; }
static inline int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) { attr->__state[1] = (long)size; return 0; }
static inline int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) { *size = attr->__state[1] ? (size_t)attr->__state[1] : 8388608; return 0; }
static inline int pthread_attr_setscope(pthread_attr_t *attr, int scope) { attr->__state[2] = scope; return 0; }
static inline int pthread_mutexattr_init(pthread_mutexattr_t *attr) { attr->__kind = 0; return 0; }
static inline int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) { return 0; }
static inline int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int kind) { attr->__kind = kind; return 0; }
static inline int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *attr) { memset(cond, 0, sizeof *cond); return 0; }
static inline int pthread_cond_destroy(pthread_cond_t *cond) { return 0; }
static inline int pthread_cond_signal(pthread_cond_t *cond) { return 0; }
static inline int pthread_cond_broadcast(pthread_cond_t *cond) { return 0; }
static inline int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attr) { memset(lock, 0, sizeof *lock); return 0; }
static inline int pthread_rwlock_destroy(pthread_rwlock_t *lock) { return 0; }
static inline int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr, unsigned count)
{
	memset(barrier, 0, sizeof *barrier);
	barrier->__count = count;
	return count ? 0 : 22;
}
static inline int pthread_barrier_destroy(pthread_barrier_t *barrier) { return 0; }
static inline int pthread_spin_init(pthread_spinlock_t *lock, int shared) { *lock = 0; return 0; }
static inline int pthread_spin_destroy(pthread_spinlock_t *lock) { return 0; }
static inline int pthread_spin_trylock(pthread_spinlock_t *lock)
{
	if (*lock)
		return 16;
	*lock = 1;
	return 0;
}
int pthread_spin_lock(pthread_spinlock_t *lock);
static inline int pthread_spin_unlock(pthread_spinlock_t *lock) { *lock = 0; return 0; }
static inline int pthread_once(pthread_once_t *once, void (*init)(void))
{
	if (!*once) {
		*once = 1;
		init();
	}
	return 0;
}
static inline int pthread_setconcurrency(int level) { return 0; }
static inline int pthread_setcancelstate(int state, int *old)
{
	if (old)
		*old = PTHREAD_CANCEL_ENABLE;
	return 0;
}
#define PTHREAD_CANCEL_ASYNCHRONOUS 1
#define PTHREAD_CANCEL_DEFERRED 0
#define PTHREAD_EXPLICIT_SCHED 1
#define PTHREAD_INHERIT_SCHED 0
#define PTHREAD_STACK_MIN 16384
#define PTHREAD_CANCELED ((void *)-1)
#define pthread_cleanup_push(routine, argument) do { void (*__routine)(void *) = (routine); void *__argument = (argument);
#define pthread_cleanup_pop(execute) if (execute) __routine(__argument); } while (0)
static inline int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) { attr->__state[3] = (long)size; return 0; }
static inline int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size) { *size = (size_t)attr->__state[3]; return 0; }
static inline int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) { attr->__state[4] = inherit; return 0; }
static inline int pthread_attr_getinheritsched(const pthread_attr_t *attr, int *inherit) { *inherit = (int)attr->__state[4]; return 0; }
static inline int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) { attr->__state[5] = policy; return 0; }
static inline int pthread_attr_getschedpolicy(const pthread_attr_t *attr, int *policy) { *policy = (int)attr->__state[5]; return 0; }
static inline int pthread_attr_setschedparam(pthread_attr_t *attr, const struct sched_param *p) { attr->__state[6] = p->sched_priority; return 0; }
static inline int pthread_attr_getschedparam(const pthread_attr_t *attr, struct sched_param *p) { p->sched_priority = (int)attr->__state[6]; return 0; }
static inline int pthread_attr_getscope(const pthread_attr_t *attr, int *scope) { *scope = (int)attr->__state[2]; return 0; }
static inline int pthread_barrierattr_init(pthread_barrierattr_t *attr) { attr->__state = 0; return 0; }
static inline int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) { return 0; }
static inline int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) { attr->__state = shared; return 0; }
static inline int pthread_barrierattr_getpshared(const pthread_barrierattr_t *attr, int *shared) { *shared = attr->__state; return 0; }
static inline int pthread_condattr_init(pthread_condattr_t *attr) { attr->__state = 0; return 0; }
static inline int pthread_condattr_destroy(pthread_condattr_t *attr) { return 0; }
static inline int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) { return 0; }
static inline int pthread_condattr_getpshared(const pthread_condattr_t *attr, int *shared) { *shared = PTHREAD_PROCESS_PRIVATE; return 0; }
static inline int pthread_condattr_setclock(pthread_condattr_t *attr, clockid_t clock) { attr->__state = clock; return 0; }
static inline int pthread_condattr_getclock(const pthread_condattr_t *attr, clockid_t *clock) { *clock = attr->__state; return 0; }
static inline int pthread_mutexattr_gettype(const pthread_mutexattr_t *attr, int *kind) { *kind = attr->__kind; return 0; }
static inline int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) { return 0; }
static inline int pthread_mutexattr_getpshared(const pthread_mutexattr_t *attr, int *shared) { *shared = PTHREAD_PROCESS_PRIVATE; return 0; }
static inline int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) { return 0; }
static inline int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *attr, int *protocol) { *protocol = 0; return 0; }
static inline int pthread_rwlockattr_init(pthread_rwlockattr_t *attr) { attr->__state = 0; return 0; }
static inline int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) { return 0; }
static inline int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) { return 0; }
static inline int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *attr, int *shared) { *shared = PTHREAD_PROCESS_PRIVATE; return 0; }
static inline int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) { attr->__state = kind; return 0; }
static inline int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *attr, int *kind) { *kind = (int)attr->__state; return 0; }
static inline int pthread_setcanceltype(int type, int *old) { if (old) *old = 0; return 0; }
static inline void pthread_testcancel(void) {}
/* declared, and refused when they are called */
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
int pthread_attr_getstack(const pthread_attr_t *, void **, size_t *);
int pthread_attr_setstack(pthread_attr_t *, void *, size_t);
int pthread_cancel(pthread_t);
int pthread_getcpuclockid(pthread_t, clockid_t *);
int pthread_getschedparam(pthread_t, int *, struct sched_param *);
int pthread_mutex_consistent(pthread_mutex_t *);
int pthread_mutex_timedlock(pthread_mutex_t *, const struct timespec *);
int pthread_mutexattr_getrobust(const pthread_mutexattr_t *, int *);
int pthread_mutexattr_setrobust(pthread_mutexattr_t *, int);
int pthread_rwlock_timedrdlock(pthread_rwlock_t *, const struct timespec *);
int pthread_rwlock_timedwrlock(pthread_rwlock_t *, const struct timespec *);
int pthread_rwlock_tryrdlock(pthread_rwlock_t *);
int pthread_rwlock_trywrlock(pthread_rwlock_t *);
int pthread_setschedparam(pthread_t, int, const struct sched_param *);
int pthread_setschedprio(pthread_t, int);
#endif
