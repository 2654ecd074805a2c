package libc

import (
	"fmt"
	"sync"
	"unsafe"

	"accc/backend/team"
)

// The locks of omp.h (OpenMP 5.2 §18.9). The program's variable holds where the lock is: it may be copied to a device,
// and a variable without a lock is told from one that has one.
var ompLocksHeader = header{"omp.h", []row{
	{"void omp_init_lock(omp_lock_t *lock)", "make a lock that is not set", device, simpleLock.init},
	{"void omp_init_lock_with_hint(omp_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, simpleLock.init},
	{"void omp_destroy_lock(omp_lock_t *lock)", "end a lock", device, simpleLock.destroy},
	{"void omp_set_lock(omp_lock_t *lock)", "wait for a lock and set it", device, setLock},
	{"void omp_unset_lock(omp_lock_t *lock)", "unset a lock", device, unsetLock},
	{"int omp_test_lock(omp_lock_t *lock)", "set a lock if it is not set", device, testLock},
	{"void omp_init_nest_lock(omp_nest_lock_t *lock)", "make a lock that is not set", device, nestableLock.init},
	{"void omp_init_nest_lock_with_hint(omp_nest_lock_t *lock, omp_sync_hint_t hint)", "make a lock that is not set", device, nestableLock.init},
	{"void omp_destroy_nest_lock(omp_nest_lock_t *lock)", "end a lock", device, nestableLock.destroy},
	{"void omp_set_nest_lock(omp_nest_lock_t *lock)", "set a lock once more", device, setNestLock},
	{"void omp_unset_nest_lock(omp_nest_lock_t *lock)", "unset a lock once", device, unsetNestLock},
	{"int omp_test_nest_lock(omp_nest_lock_t *lock)", "set a lock once more, and how often it is set", device, testNestLock},
}}

// slowLocksHeader has what the functions of package locklib call where a compare and exchange does not do. No header declares it.
var slowLocksHeader = header{"", []row{
	{"void " + slow + "omp_set_lock(omp_lock_t *lock)", "omp_set_lock", device, setLock},
	{"void " + slow + "omp_unset_lock(omp_lock_t *lock)", "omp_unset_lock", device, unsetLock},
	{"int " + slow + "omp_test_lock(omp_lock_t *lock)", "omp_test_lock", device, testLock},
	{"void " + slow + "omp_set_nest_lock(omp_nest_lock_t *lock)", "omp_set_nest_lock", device, setNestLock},
	{"void " + slow + "omp_unset_nest_lock(omp_nest_lock_t *lock)", "omp_unset_nest_lock", device, unsetNestLock},
	{"int " + slow + "omp_test_nest_lock(omp_nest_lock_t *lock)", "omp_test_nest_lock", device, testNestLock},
}}

// slow begins the names of functions that a library in the compiled code calls for its own of the name without it.
const slow = "__slow_"

func setLock(e *Env, s []uint64) { e.must(e.lock(s[0], simpleLock).Set(e.member(), team.NoSite)) }

func unsetLock(e *Env, s []uint64) { e.must(e.lock(s[0], simpleLock).Unset(e.member())) }

func testLock(e *Env, s []uint64) { s[0] = toBool(e.lock(s[0], simpleLock).Test(e.member())) }

func setNestLock(e *Env, s []uint64) { e.lock(s[0], nestableLock).Nest(e.member(), team.NoSite) }

func unsetNestLock(e *Env, s []uint64) {
	_, err := e.lock(s[0], nestableLock).Unnest(e.member())
	e.must(err)
}

func testNestLock(e *Env, s []uint64) {
	s[0] = toI32(int32(e.lock(s[0], nestableLock).TestNest(e.member())))
}

// A lockKind is the highest 16 bits of a variable with a lock of the kind; the others are the address of the lock's cell in host memory.
// Package locklib knows them.
type lockKind uint64

const (
	simpleLock   lockKind = 0x4c6b
	nestableLock lockKind = 0x4e73

	addressBits = 48
	cellSize    = 64 // a cache line
)

// A lockTable has the locks of a program by the addresses of their cells.
type lockTable struct {
	mu   sync.Mutex
	free []uint64 // cells of locks that were destroyed
	all  sync.Map // addresses to locks
}

// add returns the address of the cell of a lock that nobody has set.
func (e *Env) addLock() uint64 {
	t := &e.locks
	t.mu.Lock()
	defer t.mu.Unlock()
	if n := len(t.free); n > 0 {
		at := t.free[n-1]
		t.free = t.free[:n-1]
		return at
	}
	at, ok := e.heap.Alloc(cellSize, cellSize)
	if !ok {
		e.fail("there is no room for a lock")
	}
	b, err := e.cfg.Host.Slice(at, cellSize)
	if err != nil {
		e.failErr(err)
	}
	clear(b)
	t.all.Store(at, team.NewLock((*team.Cell)(unsafe.Pointer(&b[0]))))
	return at
}

// get is the lock of a cell, or nil.
func (t *lockTable) get(at uint64) *team.Lock {
	l, _ := t.all.Load(at)
	lock, _ := l.(*team.Lock)
	return lock
}

func (t *lockTable) remove(at uint64) {
	t.mu.Lock()
	t.free = append(t.free, at)
	t.mu.Unlock()
}

func (k lockKind) init(e *Env, s []uint64) { e.store64(s[0], uint64(k)<<addressBits|e.addLock()) }

func (k lockKind) destroy(e *Env, s []uint64) {
	if !e.lock(s[0], k).Free() {
		e.fail("the lock is set")
	}
	e.locks.remove(e.load64(s[0]) &^ (uint64(k) << addressBits))
	e.store64(s[0], 0)
}

// lock is the lock of a variable, which has to be one of the kind.
func (e *Env) lock(at uint64, kind lockKind) *team.Lock {
	is := e.load64(at)
	switch found := lockKind(is >> addressBits); {
	case found == kind:
		if l := e.locks.get(is &^ (uint64(kind) << addressBits)); l != nil {
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
