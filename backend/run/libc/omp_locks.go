package libc

import (
	"fmt"
	"sync"
	"sync/atomic"

	"accc/backend/team"
)

// The locks of omp.h (OpenMP 5.2 §18.9). The program's variable holds the number of a lock: it may be copied to a device,
// and a variable without a lock is told from one that has one.
var ompLocksHeader = header{"omp.h", []row{
	{"void omp_init_lock(omp_lock_t *lock)", "make a lock that is not set", device, ompInitLock},
	{"void omp_init_lock_with_hint(omp_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, ompInitLock},
	{"void omp_destroy_lock(omp_lock_t *lock)", "end a lock", device, ompDestroyLock},
	{"void omp_set_lock(omp_lock_t *lock)", "wait for a lock and set it", device, func(e *Env, s []uint64) {
		e.must(e.lock(s[0]).Set(e.member(), team.NoSite))
	}},
	{"void omp_unset_lock(omp_lock_t *lock)", "unset a lock", device, func(e *Env, s []uint64) { e.must(e.lock(s[0]).Unset(e.member())) }},
	{"int omp_test_lock(omp_lock_t *lock)", "set a lock if it is not set", device, func(e *Env, s []uint64) { s[0] = toBool(e.lock(s[0]).Test(e.member())) }},
	{"void omp_init_nest_lock(omp_nest_lock_t *lock)", "make a lock that is not set", device, ompInitLock},
	{"void omp_init_nest_lock_with_hint(omp_nest_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, ompInitLock},
	{"void omp_destroy_nest_lock(omp_nest_lock_t *lock)", "end a lock", device, ompDestroyLock},
	{"void omp_set_nest_lock(omp_nest_lock_t *lock)", "set a lock once more", device, func(e *Env, s []uint64) { e.lock(s[0]).Nest(e.member(), team.NoSite) }},
	{"void omp_unset_nest_lock(omp_nest_lock_t *lock)", "unset a lock once", device, func(e *Env, s []uint64) {
		_, err := e.lock(s[0]).Unnest(e.member())
		e.must(err)
	}},
	{"int omp_test_nest_lock(omp_nest_lock_t *lock)", "set a lock once more, and how often it is set", device, func(e *Env, s []uint64) {
		s[0] = toI32(int32(e.lock(s[0]).TestNest(e.member())))
	}},
}}

// lockTag is the upper half of a variable with a lock; the lower one is the number of the lock.
const lockTag = 0x6c6f636b << 32

// A lockTable has the locks of a program by number. Reading it needs no lock.
type lockTable struct {
	mu   sync.Mutex
	free []uint32 // numbers of locks that were destroyed
	all  atomic.Pointer[[]*team.Lock]
}

// add returns the number of a lock that nobody has set.
func (t *lockTable) add() uint32 {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n := len(t.free); n > 0 {
		number := t.free[n-1]
		t.free = t.free[:n-1]
		return number
	}
	var all []*team.Lock
	if p := t.all.Load(); p != nil {
		all = *p
	}
	all = append(all, &team.Lock{}) // readers see as many as they know of
	t.all.Store(&all)
	return uint32(len(all) - 1)
}

// get is the lock of a number, or nil.
func (t *lockTable) get(number uint32) *team.Lock {
	if p := t.all.Load(); p != nil && uint64(number) < uint64(len(*p)) {
		return (*p)[number]
	}
	return nil
}

func (t *lockTable) remove(number uint32) {
	t.mu.Lock()
	t.free = append(t.free, number)
	t.mu.Unlock()
}

func ompInitLock(e *Env, s []uint64) { e.store64(s[0], lockTag|uint64(e.locks.add())) }

func ompDestroyLock(e *Env, s []uint64) {
	if !e.lock(s[0]).Free() {
		e.fail("the lock is set")
	}
	e.locks.remove(uint32(e.load64(s[0])))
	e.store64(s[0], 0)
}

// lock is the lock of a variable.
func (e *Env) lock(at uint64) *team.Lock {
	if is := e.load64(at); is>>32 == lockTag>>32 {
		if l := e.locks.get(uint32(is)); l != nil {
			return l
		}
	}
	e.failErr(fmt.Errorf("there is no lock at %#x: call omp_init_lock first", at))
	return nil
}

// must stops the program if there is an error.
func (e *Env) must(err error) {
	if err != nil {
		e.failErr(err)
	}
}
