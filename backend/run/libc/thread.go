package libc

import "errors"

// pthread.h. A thread runs to its end in pthread_create: an order that POSIX allows, as long as no thread waits for something that
// another one does later. That is an error which says so.

var pthreadHeader = header{"pthread.h", []row{
	{"int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attr, void *(*start)(void *), void *restrict arg)", "run a thread to its end", host, threadCreate},
	{"int pthread_join(pthread_t thread, void **value)", "the value of a thread, which has ended", host, threadJoin},
	{"int pthread_detach(pthread_t thread)", "forget a thread", host, threadDetach},
	{"_Noreturn void pthread_exit(void *value)", "end the thread", host, threadExit},
	{"pthread_t pthread_self(void)", "the number of the thread at work", host, func(e *Env, s []uint64) { s[0] = e.thread() }},
	{"int pthread_equal(pthread_t a, pthread_t b)", "whether two numbers are equal", device, func(_ *Env, s []uint64) { s[0] = toBool(s[0] == s[1]) }},
	{"int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr)", "make a mutex", host, mutexInit},
	{"int pthread_mutex_destroy(pthread_mutex_t *mutex)", "end a mutex", host, mutexDestroy},
	{"int pthread_mutex_lock(pthread_mutex_t *mutex)", "lock a mutex", host, mutexLock},
	{"int pthread_mutex_trylock(pthread_mutex_t *mutex)", "lock a mutex unless it is locked", host, mutexTryLock},
	{"int pthread_mutex_unlock(pthread_mutex_t *mutex)", "unlock a mutex", host, mutexUnlock},
	{"int pthread_cond_wait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex)", "refused: nobody else runs", host, waits},
	{"int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, const struct timespec *restrict time)", "ETIMEDOUT: nobody else runs", host, func(_ *Env, s []uint64) { s[0] = 110 }},
	{"int pthread_rwlock_rdlock(pthread_rwlock_t *lock)", "lock for reading", host, func(e *Env, s []uint64) {
		if e.load32(s[0]) != 0 {
			e.blocked("the lock is held for writing")
		}
		e.store32(s[0]+4, e.load32(s[0]+4)+1)
		s[0] = 0
	}},
	{"int pthread_rwlock_wrlock(pthread_rwlock_t *lock)", "lock for writing", host, func(e *Env, s []uint64) {
		if e.load32(s[0]) != 0 || e.load32(s[0]+4) != 0 {
			e.blocked("the lock is held")
		}
		e.store32(s[0], 1)
		s[0] = 0
	}},
	{"int pthread_rwlock_unlock(pthread_rwlock_t *lock)", "unlock", host, func(e *Env, s []uint64) {
		if n := e.load32(s[0] + 4); n > 0 {
			e.store32(s[0]+4, n-1)
		} else {
			e.store32(s[0], 0)
		}
		s[0] = 0
	}},
	{"int pthread_barrier_wait(pthread_barrier_t *barrier)", "refused for more than one thread", host, func(e *Env, s []uint64) {
		if e.load32(s[0]) > 1 {
			e.blocked("the barrier is for more than one thread")
		}
		s[0] = minusOne
	}},
	{"int pthread_spin_lock(pthread_spinlock_t *lock)", "lock", host, func(e *Env, s []uint64) {
		if e.load32(s[0]) != 0 {
			e.blocked("the lock is held")
		}
		e.store32(s[0], 1)
		s[0] = 0
	}},
	{"int pthread_key_create(pthread_key_t *key, void (*destructor)(void *))", "make a key of values of each thread", host, func(e *Env, s []uint64) {
		if len(e.destructors) == mostKeys {
			s[0] = errnoAgain
			return
		}
		e.store32(s[0], e.keys+1)
		e.keys++
		e.destructors[e.keys] = s[1]
		s[0] = 0
	}},
	{"int pthread_key_delete(pthread_key_t key)", "end a key", host, func(e *Env, s []uint64) { delete(e.destructors, uint32(s[0])); s[0] = 0 }},
	{"int pthread_setspecific(pthread_key_t key, const void *value)", "set the thread's value of a key", host, func(e *Env, s []uint64) {
		if _, made := e.destructors[uint32(s[0])]; !made {
			s[0] = errnoInvalid
			return
		}
		e.specific[threadKey{e.thread(), uint32(s[0])}] = s[1]
		s[0] = 0
	}},
	{"void *pthread_getspecific(pthread_key_t key)", "the thread's value of a key", host, func(e *Env, s []uint64) {
		s[0] = e.specific[threadKey{e.thread(), uint32(s[0])}]
	}},
}}

// mostKeys is PTHREAD_KEYS_MAX of Linux.
const mostKeys = 1024

// threadsHeader has those functions of threads.h that are not others of pthread.h by another name: their threads return an int.
var threadsHeader = header{"threads.h", []row{
	{"int thrd_create(pthread_t *thread, int (*start)(void *), void *arg)", "run a thread to its end", host, func(e *Env, s []uint64) {
		const noMemory = 3 // thrd_nomem
		call := []uint64{s[0], 0, s[1], s[2]}
		if threadCreate(e, call); call[0] != 0 {
			call[0] = noMemory
		}
		s[0] = call[0]
	}},
	{"_Noreturn void thrd_exit(int result)", "end the thread", host, threadExit},
	{"int thrd_join(pthread_t thread, int *result)", "the result of a thread, which has ended", host, func(e *Env, s []uint64) {
		const failed = 2
		value, ok := e.joined(s[0])
		if !ok {
			s[0] = failed
			return
		}
		if s[1] != 0 {
			e.store32(s[1], uint32(value))
		}
		s[0] = 0
	}},
}}

// threads is what is known of the threads of a program.
type threads struct {
	made        uint64
	running     []uint64          // the threads inside of pthread_create, innermost last
	ended       map[uint64]uint64 // values of threads that have not been joined
	keys        uint32
	destructors map[uint32]uint64
	specific    map[threadKey]uint64
}

type threadKey struct {
	thread uint64
	key    uint32
}

func (t *threads) init() {
	t.ended, t.destructors, t.specific = map[uint64]uint64{}, map[uint32]uint64{}, map[threadKey]uint64{}
}

// mainThread is the number of the thread that main runs in.
const mainThread = 1

func (t *threads) thread() uint64 {
	if n := len(t.running); n > 0 {
		return t.running[n-1]
	}
	return mainThread
}

// ThreadNumber is the number of the thread of pthread.h at work; main's is 1.
func (e *Env) ThreadNumber() uint64 { return e.thread() }

// A threadEnd unwinds a thread that calls pthread_exit.
type threadEnd struct{ value uint64 }

func (*threadEnd) Error() string { return "the thread has ended" }

// blocked stops the program: what the thread waits for will not happen.
func (e *Env) blocked(why string) {
	e.fail("%s, and under accc a thread runs to its end when it is made: no other can change that meanwhile", why)
}

func waits(e *Env, _ []uint64) { e.blocked("the condition does not hold yet") }

func threadCreate(e *Env, s []uint64) {
	e.made++
	if !e.cfg.Budget.Take(entrySize) {
		s[0] = errnoAgain
		return
	}
	number := mainThread + e.made
	e.store64(s[0], number)
	e.running = append(e.running, number)
	value := e.runThread(s[2], s[3])
	for key, destructor := range e.destructors {
		if v := e.specific[threadKey{number, key}]; v != 0 && destructor != 0 {
			e.call(destructor, v)
		}
		delete(e.specific, threadKey{number, key})
	}
	e.running = e.running[:len(e.running)-1]
	e.ended[number] = value
	s[0] = 0
}

// runThread calls the function of a thread; its value is what it returns or passes to pthread_exit.
func (e *Env) runThread(start, arg uint64) (value uint64) {
	defer func() {
		if r := recover(); r != nil {
			err, ok := r.(error)
			var end *threadEnd
			if !ok || !errors.As(err, &end) {
				panic(r)
			}
			value = end.value
		}
	}()
	return e.call(start, arg)
}

func threadExit(e *Env, s []uint64) {
	if len(e.running) == 0 {
		e.Exit(0) // the last thread
	}
	panic(&threadEnd{s[0]})
}

// joined takes the value of a thread that has ended.
func (e *Env) joined(thread uint64) (value uint64, ok bool) {
	if value, ok = e.ended[thread]; ok {
		e.cfg.Budget.Give(entrySize)
	}
	delete(e.ended, thread)
	return value, ok
}

func threadJoin(e *Env, s []uint64) {
	const noThread = 3
	value, ok := e.joined(s[0])
	if !ok {
		s[0] = noThread
		return
	}
	if s[1] != 0 {
		e.store64(s[1], value)
	}
	s[0] = 0
}

func threadDetach(e *Env, s []uint64) {
	delete(e.ended, s[0])
	s[0] = 0
}

// The words of a mutex: how often it is locked, its kind and the thread that holds it.
const (
	mutexKind      = 4
	mutexOwner     = 8
	mutexSize      = 40
	mutexRecursive = 1
	mutexChecks    = 2
	errnoBusy      = 16
	errnoDeadlock  = 35
)

func mutexInit(e *Env, s []uint64) {
	clear(e.bytes(s[0], mutexSize))
	if s[1] != 0 {
		e.store32(s[0]+mutexKind, e.load32(s[1]))
	}
	s[0] = 0
}

func mutexDestroy(e *Env, s []uint64) {
	if e.load32(s[0]) != 0 {
		s[0] = errnoBusy
		return
	}
	s[0] = 0
}

// lockMutex locks a mutex, or returns why it does not.
func (e *Env) lockMutex(at uint64) uint64 {
	count := e.load32(at)
	if count > 0 && (e.load32(at+mutexKind) != mutexRecursive || e.load64(at+mutexOwner) != e.thread()) {
		return errnoBusy
	}
	e.store32(at, count+1)
	e.store64(at+mutexOwner, e.thread())
	return 0
}

func mutexTryLock(e *Env, s []uint64) { s[0] = e.lockMutex(s[0]) }

func mutexLock(e *Env, s []uint64) {
	if e.lockMutex(s[0]) == 0 {
		s[0] = 0
		return
	}
	if e.load32(s[0]+mutexKind) == mutexChecks && e.load64(s[0]+mutexOwner) == e.thread() {
		s[0] = errnoDeadlock
		return
	}
	e.blocked("the mutex is locked already")
}

func mutexUnlock(e *Env, s []uint64) {
	const errnoNotOwner = 1
	count := e.load32(s[0])
	if count == 0 {
		s[0] = errnoNotOwner
		return
	}
	e.store32(s[0], count-1)
	s[0] = 0
}
