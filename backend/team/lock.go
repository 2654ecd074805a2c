package team

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
)

// A Lock is held by one task, or by one thread in a critical section.
type Lock struct {
	owner atomic.Pointer[Task] // nil: nobody holds it
	by    atomic.Pointer[Member]
	count int    // of a lock that can be nested: how often its owner has set it
	what  string // of a critical section: why a thread waits

	mu      sync.Mutex
	queue   []*Thread
	waiting atomic.Int32
}

// The ways to use a lock wrongly.
var (
	errHeld    = errors.New("the lock is set already by the same task: it would wait for itself")
	errNotHeld = errors.New("the lock is not set")
	errForeign = errors.New("the lock is set by another task")
	errNested  = errors.New("the critical section is entered by the thread that is in it: it would wait for itself")
)

func (l *Lock) try(m *Member) bool {
	if l.owner.Load() != nil || !l.owner.CompareAndSwap(nil, m.task) {
		return false
	}
	l.by.Store(m)
	return true
}

// acquire waits until the lock is free.
func (l *Lock) acquire(m *Member, why Reason) {
	t := m.thread
	t.Decide()
	if l.try(m) || t.spin(func() bool { return l.try(m) }) {
		return
	}
	why.Holder = l.by.Load()
	t.sleep(why, func() bool {
		if l.try(m) {
			return true
		}
		l.mu.Lock()
		if !slices.Contains(l.queue, t) {
			l.queue = append(l.queue, t)
			l.waiting.Store(int32(len(l.queue)))
		}
		l.mu.Unlock()
		return l.try(m)
	})
	l.mu.Lock()
	if i := slices.Index(l.queue, t); i >= 0 {
		l.queue = slices.Delete(l.queue, i, i+1)
		l.waiting.Store(int32(len(l.queue)))
	}
	l.mu.Unlock()
}

// release lets one of those who wait try.
func (l *Lock) release() {
	l.by.Store(nil)
	l.owner.Store(nil)
	if l.waiting.Load() == 0 {
		return
	}
	l.mu.Lock()
	var t *Thread
	if len(l.queue) > 0 {
		t = l.queue[0]
		l.queue = slices.Delete(l.queue, 0, 1)
		l.waiting.Store(int32(len(l.queue)))
	}
	l.mu.Unlock()
	if t != nil {
		t.wake()
	}
}

// Set waits for the lock and sets it.
func (l *Lock) Set(m *Member, site int) error {
	if l.owner.Load() == m.task {
		return errHeld
	}
	l.acquire(m, Reason{Site: site, What: "waits for a lock"})
	return nil
}

// Test sets the lock if it is free.
func (l *Lock) Test(m *Member) bool {
	m.thread.Decide()
	return l.try(m)
}

// Unset frees the lock, which the task must have set.
func (l *Lock) Unset(m *Member) error {
	switch l.owner.Load() {
	case m.task:
		l.release()
		return nil
	case nil:
		return errNotHeld
	}
	return errForeign
}

// Nest sets a lock that its owner may set again; it returns how often it is set.
func (l *Lock) Nest(m *Member, site int) int {
	if l.owner.Load() != m.task {
		l.acquire(m, Reason{Site: site, What: "waits for a lock"})
	}
	l.count++
	return l.count
}

// TestNest is Nest if the lock is free or the task's; else it returns 0.
func (l *Lock) TestNest(m *Member) int {
	m.thread.Decide()
	if l.owner.Load() != m.task && !l.try(m) {
		return 0
	}
	l.count++
	return l.count
}

// Unnest undoes one Nest; it returns how often the lock is still set.
func (l *Lock) Unnest(m *Member) (int, error) {
	switch l.owner.Load() {
	case m.task:
	case nil:
		return 0, errNotHeld
	default:
		return 0, errForeign
	}
	l.count--
	n := l.count
	if n == 0 {
		l.release()
	}
	return n, nil
}

// Free reports whether nobody has set the lock.
func (l *Lock) Free() bool { return l.owner.Load() == nil }

// Critical is the lock of the critical sections of a name, which are all one.
func (s *Side) Critical(name string) *Lock {
	if l, ok := s.criticals.Load(name); ok {
		return l.(*Lock)
	}
	what := "waits for a critical section"
	if name != "" {
		what = "waits for the critical section '" + name + "'"
	}
	l, _ := s.criticals.LoadOrStore(name, &Lock{what: what})
	return l.(*Lock)
}

// EnterCritical enters a critical section, which one thread at a time is in.
func (m *Member) EnterCritical(site int, l *Lock) error {
	if by := l.by.Load(); by != nil && by.thread == m.thread {
		return errNested
	}
	l.acquire(m, Reason{Site: site, What: l.what})
	return nil
}

// LeaveCritical leaves it.
func (l *Lock) LeaveCritical() { l.release() }
