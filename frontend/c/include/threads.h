#ifndef _THREADS_H
#define _THREADS_H
/* C17 7.26, by pthread.h: a thread runs to its end in thrd_create */
#include <pthread.h>
#include <time.h>
#define thread_local _Thread_local
#define ONCE_FLAG_INIT PTHREAD_ONCE_INIT
#define TSS_DTOR_ITERATIONS 4
enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };
typedef pthread_t thrd_t;
typedef pthread_mutex_t mtx_t;
typedef pthread_cond_t cnd_t;
typedef pthread_key_t tss_t;
typedef pthread_once_t once_flag;
typedef int (*thrd_start_t)(void *);
typedef void (*tss_dtor_t)(void *);
int thrd_create(pthread_t *thread, int (*start)(void *), void *arg);
_Noreturn void thrd_exit(int result);
int thrd_join(pthread_t thread, int *result);
static inline thrd_t thrd_current(void) { return pthread_self(); }
static inline int thrd_equal(thrd_t a, thrd_t b) { return pthread_equal(a, b); }
static inline int thrd_detach(thrd_t thread) { return pthread_detach(thread) ? thrd_error : thrd_success; }
static inline void thrd_yield(void) { sched_yield(); }
static inline int thrd_sleep(const struct timespec *time, struct timespec *left) { return nanosleep(time, left); }
static inline int mtx_init(mtx_t *mutex, int type)
{
	pthread_mutexattr_t attr = {type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL};
	return pthread_mutex_init(mutex, &attr) ? thrd_error : thrd_success;
}
static inline void mtx_destroy(mtx_t *mutex) { pthread_mutex_destroy(mutex); }
static inline int mtx_lock(mtx_t *mutex) { return pthread_mutex_lock(mutex) ? thrd_error : thrd_success; }
static inline int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict time) { return pthread_mutex_trylock(mutex) ? thrd_timedout : thrd_success; }
static inline int mtx_trylock(mtx_t *mutex) { return pthread_mutex_trylock(mutex) ? thrd_busy : thrd_success; }
static inline int mtx_unlock(mtx_t *mutex) { return pthread_mutex_unlock(mutex) ? thrd_error : thrd_success; }
static inline int cnd_init(cnd_t *cond) { return pthread_cond_init(cond, NULL) ? thrd_error : thrd_success; }
static inline void cnd_destroy(cnd_t *cond) { pthread_cond_destroy(cond); }
static inline int cnd_signal(cnd_t *cond) { return pthread_cond_signal(cond) ? thrd_error : thrd_success; }
static inline int cnd_broadcast(cnd_t *cond) { return pthread_cond_broadcast(cond) ? thrd_error : thrd_success; }
static inline int cnd_wait(cnd_t *cond, mtx_t *mutex) { return pthread_cond_wait(cond, mutex) ? thrd_error : thrd_success; }
static inline int cnd_timedwait(cnd_t *restrict cond, mtx_t *restrict mutex, const struct timespec *restrict time)
{
	return pthread_cond_timedwait(cond, mutex, time) ? thrd_timedout : thrd_success;
}
static inline int tss_create(tss_t *key, tss_dtor_t destructor) { return pthread_key_create(key, destructor) ? thrd_error : thrd_success; }
static inline void tss_delete(tss_t key) { pthread_key_delete(key); }
static inline void *tss_get(tss_t key) { return pthread_getspecific(key); }
static inline int tss_set(tss_t key, void *value) { return pthread_setspecific(key, value) ? thrd_error : thrd_success; }
static inline void call_once(once_flag *once, void (*init)(void)) { pthread_once(once, init); }
#endif
