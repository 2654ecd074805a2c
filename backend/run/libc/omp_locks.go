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
	{"void omp_init_lock(omp_lock_t *lock)", "make a lock that is not set", device, simpleLock.init},
	{"void omp_init_lock_with_hint(omp_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, simpleLock.init},
	{"void omp_destroy_lock(omp_lock_t *lock)", "end a lock", device, simpleLock.destroy},
	{"void omp_set_lock(omp_lock_t *lock)", "wait for a lock and set it", device, func(e *Env, s []uint64) {
		e.must(e.lock(s[0], simpleLock).Set(e.member(), team.NoSite))
	}},
	{"void omp_unset_lock(omp_lock_t *lock)", "unset a lock", device, func(e *Env, s []uint64) { e.must(e.lock(s[0], simpleLock).Unset(e.member())) }},
	{"int omp_test_lock(omp_lock_t *lock)", "set a lock if it is not set", device, func(e *Env, s []uint64) { s[0] = toBool(e.lock(s[0], simpleLock).Test(e.member())) }},
	{"void omp_init_nest_lock(omp_nest_lock_t *lock)", "make a lock that is not set", device, nestableLock.init},
	{"void omp_init_nest_lock_with_hint(omp_nest_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, nestableLock.init},
	{"void omp_destroy_nest_lock(omp_nest_lock_t *lock)", "end a lock", device, nestableLock.destroy},
	{"void omp_set_nest_lock(omp_nest_lock_t *lock)", "set a lock once more", device, func(e *Env, s []uint64) { e.lock(s[0], nestableLock).Nest(e.member(), team.NoSite) }},
	{"void omp_unset_nest_lock(omp_nest_lock_t *lock)", "unset a lock once", device, func(e *Env, s []uint64) {
		_, err := e.lock(s[0], nestableLock).Unnest(e.member())
		e.must(err)
	}},
	{"int omp_test_nest_lock(omp_nest_lock_t *lock)", "set a lock once more, and how often it is set", device, func(e *Env, s []uint64) {
		s[0] = toI32(int32(e.lock(s[0], nestableLock).TestNest(e.member())))
	}},
}}

// A lockKind is the upper half of a variable with a lock of the kind; the lower one is the number of the lock.
type lockKind uint32

const (
	simpleLock   lockKind = 0x6c6f636b
	nestableLock lockKind = 0x6e657374
)

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

func (k lockKind) init(e *Env, s []uint64) { e.store64(s[0], uint64(k)<<32|uint64(e.locks.add())) }

func (k lockKind) destroy(e *Env, s []uint64) {
	if !e.lock(s[0], k).Free() {
		e.fail("the lock is set")
	}
	e.locks.remove(uint32(e.load64(s[0])))
	e.store64(s[0], 0)
}

// lock is the lock of a variable, which has to be one of the kind.
func (e *Env) lock(at uint64, kind lockKind) *team.Lock {
	is := e.load64(at)
	switch found := lockKind(is >> 32); {
	case found == kind:
		if l := e.locks.get(uint32(is)); l != nil {
			return l
		}
	case found == nestableLock:
		e.failErr(fmt.Errorf("the lock at %#x is nestable: expected one of omp_init_lock", at))
	case found == simpleLock:
		e.failErr(fmt.Errorf("the lock at %#x is not nestable: expected one of omp_init_nest_lock", at))
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
