package team

import (
	"errors"
	"slices"
	"sync"
	"sync/atomic"
)

// A Cell is the part of a lock that the code of the program knows, too: it takes and frees the lock by a compare and exchange of
// 0 and [Thread.Owner], and calls for whatever else is to be done.
type Cell struct {
	Owner atomic.Uint32 // the task that holds the lock, 0: nobody; with the bit waited, which asks for a call
	Count uint32        // of a lock that can be nested: how often its owner has set it
}

// waited says that threads wait for the lock, or may.
const waited = 1 << 31

// A Lock is held by one task, or by one thread in a critical section.
type Lock struct {
	cell *Cell // nil: own
	own  Cell
	what string // of a critical section: why a thread waits

	mu    sync.Mutex
	queue []*Thread
}

// NewLock makes a lock that nobody holds, of a cell in the memory of the program.
func NewLock(c *Cell) *Lock { return &Lock{cell: c} }

// NewCritical makes the lock of the critical sections of a name, which are all one. The cell may be nil.
func NewCritical(name string, c *Cell) *Lock {
	what := "waits for a critical section"
	if name != "" {
		what = "waits for the critical section '" + name + "'"
	}
	return &Lock{what: what, cell: c}
}

func (l *Lock) state() *Cell {
	if l.cell != nil {
		return l.cell
	}
	return &l.own
}

// owner is who holds the lock; 0: nobody.
func (l *Lock) owner() uint32 { return l.state().Owner.Load() &^ waited }

// The ways to use a lock wrongly.
var (
	errHeld    = errors.New("the lock is set already by the same task: it would wait for itself")
	errNotHeld = errors.New("the lock is not set")
	errForeign = errors.New("the lock is set by another task")
	errNested  = errors.New("the critical section is entered by the thread that is in it: it would wait for itself")
)

func (l *Lock) try(t *Thread) bool {
	c := &l.state().Owner
	return c.Load() == 0 && c.CompareAndSwap(0, t.Owner())
}

// acquire waits until the lock is free.
func (l *Lock) acquire(m *Member, why Reason) {
	t := m.thread
	t.Decide()
	if l.try(t) || t.spin(func() bool { return l.try(t) }) {
		return
	}
	why.holder = l.owner()
	t.sleep(why, func() bool { return l.tryOrQueue(t) })
}

// tryOrQueue takes the lock if it is free; else its owner will wake the thread. As long as threads are in the queue, the lock is marked
// as waited for, or one that release has woken is about to look, and marks it.
func (l *Lock) tryOrQueue(t *Thread) bool {
	c := &l.state().Owner
	l.mu.Lock()
	defer l.mu.Unlock()
	at := slices.Index(l.queue, t)
	for {
		now := c.Load()
		switch {
		case now == 0:
			next, others := t.Owner(), len(l.queue)
			if at >= 0 {
				others--
			}
			if others > 0 {
				next |= waited
			}
			if c.CompareAndSwap(0, next) {
				if at >= 0 {
					l.queue = slices.Delete(l.queue, at, at+1)
				}
				return true
			}
		case now&waited != 0 || c.CompareAndSwap(now, now|waited):
			if at < 0 {
				l.queue = append(l.queue, t)
			}
			return false
		}
	}
}

// release lets one of those who wait try.
func (l *Lock) release(t *Thread) {
	c := &l.state().Owner
	if c.CompareAndSwap(t.Owner(), 0) {
		return
	}
	var next *Thread
	l.mu.Lock()
	c.Store(0)
	if len(l.queue) > 0 {
		next = l.queue[0]
		l.queue = slices.Delete(l.queue, 0, 1)
	}
	l.mu.Unlock()
	if next != nil {
		next.wake()
	}
}

// Set waits for the lock and sets it.
func (l *Lock) Set(m *Member, site int) error {
	if l.owner() == m.thread.Owner() {
		return errHeld
	}
	l.acquire(m, Reason{Site: site, What: "waits for a lock"})
	return nil
}

// Test sets the lock if it is free.
func (l *Lock) Test(m *Member) bool {
	m.thread.Decide()
	return l.try(m.thread)
}

// Unset frees the lock, which the task must have set.
func (l *Lock) Unset(m *Member) error {
	switch l.owner() {
	case m.thread.Owner():
		l.release(m.thread)
		return nil
	case 0:
		return errNotHeld
	}
	return errForeign
}

// Nest sets a lock that its owner may set again; it returns how often it is set.
func (l *Lock) Nest(m *Member, site int) int {
	if l.owner() != m.thread.Owner() {
		l.acquire(m, Reason{Site: site, What: "waits for a lock"})
	}
	return l.again()
}

// again counts that the owner has set the lock.
func (l *Lock) again() int {
	c := l.state()
	c.Count++
	return int(c.Count)
}

// TestNest is Nest if the lock is free or the task's; else it returns 0.
func (l *Lock) TestNest(m *Member) int {
	m.thread.Decide()
	if l.owner() != m.thread.Owner() && !l.try(m.thread) {
		return 0
	}
	return l.again()
}

// Unnest undoes one Nest; it returns how often the lock is still set.
func (l *Lock) Unnest(m *Member) (int, error) {
	switch l.owner() {
	case m.thread.Owner():
	case 0:
		return 0, errNotHeld
	default:
		return 0, errForeign
	}
	c := l.state()
	c.Count--
	n := int(c.Count)
	if n == 0 {
		l.release(m.thread)
	}
	return n, nil
}

// Free reports whether nobody has set the lock.
func (l *Lock) Free() bool { return l.owner() == 0 }

// EnterCritical enters a critical section, which one thread at a time is in.
func (m *Member) EnterCritical(site int, l *Lock) error {
	if by := l.owner(); by != 0 && by>>depthBits == m.thread.Owner()>>depthBits {
		return errNested
	}
	l.acquire(m, Reason{Site: site, What: l.what})
	return nil
}

// LeaveCritical leaves it.
func (m *Member) LeaveCritical(l *Lock) { l.release(m.thread) }
