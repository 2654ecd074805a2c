package team

import (
	"sync/atomic"
	"time"
)

// A Thread is a goroutine that executes the program.
type Thread struct {
	world  *World
	side   *Side
	number int
	at     *Member // what it is in the innermost team
	depth  uint32  // tasks that are at work in one another, implicit ones among them, less one

	asleep atomic.Bool
	idling atomic.Bool   // the same for a worker without a job
	park   chan struct{} // a token for each time that it was woken
	turn   chan struct{} // with a seed: a token when it is to go on
	reason atomic.Pointer[Reason]

	job   atomic.Pointer[Member] // what a worker is to execute next
	hired bool                   // a thread has forked a region for it, and not joined it yet
	crews [2]crew                // of an initial thread: for its parallel regions and its leagues
	spare *Team                  // of the last region, to be used again

	freeTasks []*Task // to be used again

	// Local is what the executor keeps about the thread.
	Local any
}

// A Reason is why a thread waits.
type Reason struct {
	Site   int
	What   string // "waits at a barrier"
	holder uint32 // the owner of the lock that is waited for; 0: none, or unknown
}

// Member is what the thread is in the innermost team.
func (t *Thread) Member() *Member { return t.at }

// An owner is the number of a thread and, in depthBits bits, which of the tasks that are at work in one another there is meant.
const (
	depthBits  = 15
	mostOwners = 1<<16 - 2 // threads
)

// Owner is a number of the task at work that no other task at work has: not 0, and without the highest bit.
func (t *Thread) Owner() uint32 { return uint32(t.number+1)<<depthBits | t.depth&(1<<depthBits-1) }

// owner finds the member whose task an owner is, or was.
func (w *World) owner(number uint32) *Member {
	w.mu.Lock()
	m := w.threads[number>>depthBits-1].at
	w.mu.Unlock()
	for m.depth > number&(1<<depthBits-1) {
		m = m.outer
	}
	return m
}

// Serial reports whether one thread executes at a time, as a seed says.
func (w *World) Serial() bool { return w.baton != nil }

// World is where the thread belongs.
func (t *Thread) World() *World { return t.world }

// Enter counts the goroutine that calls it, or is about to start, among those that execute the program.
func (w *World) Enter() { w.awake.Add(1) }

// Leave ends what Enter began.
func (w *World) Leave() {
	if w.awake.Add(-1) == 0 {
		w.deadlock()
	}
}

// How long a thread spins before it sleeps: waking takes about as long.
const (
	spinTime  = 20 * time.Microsecond
	spinCheck = 64 // looks between two looks at the clock
)

// spin waits for a short time; it reports whether what it waits for has happened. With more threads than cores others had better
// go on.
func (t *Thread) spin(ready func() bool) bool {
	w := t.world
	if w.baton != nil || w.awake.Load() > int64(w.procs) {
		return false
	}
	var start time.Time
	for i := 1; ; i++ {
		if ready() {
			return true
		}
		if i%spinCheck == 0 {
			if w.ended.Load() != nil {
				return false
			}
			if now := time.Now(); start.IsZero() {
				start = now
			} else if now.Sub(start) > spinTime {
				return false
			}
		}
	}
}

// sleep returns when ready reports true, which whoever makes it true tells by wake. ready may do what the thread waits to do:
// it is not asked again. sleep panics when the world has ended.
func (t *Thread) sleep(why Reason, ready func() bool) {
	w := t.world
	t.reason.Store(&why)
	for !ready() {
		w.Check()
		if w.baton != nil {
			t.asleep.Store(true)
			w.pass(t)
			continue
		}
		t.asleep.Store(true)
		if ready() || w.ended.Load() != nil {
			if !t.asleep.CompareAndSwap(true, false) {
				<-t.park // somebody has woken it meanwhile, and counted it
				w.awake.Add(-1)
			}
			break
		}
		if w.awake.Add(-1) == 0 {
			w.deadlock()
		}
		<-t.park
	}
	w.Check()
}

// wake makes a thread look again whether it may go on.
func (t *Thread) wake() {
	if t.asleep.Load() && t.asleep.CompareAndSwap(true, false) {
		if b := t.world.baton; b != nil {
			b.add(t)
			return
		}
		t.world.awake.Add(1)
		t.park <- struct{}{}
	}
}

// idleWait returns the next job of a worker; nil: there will be none. A worker without one is not part of the program.
func (t *Thread) idleWait() *Member {
	w := t.world
	ready := func() bool { return t.job.Load() != nil || w.ended.Load() != nil }
	for !ready() && !t.spinIdle(ready) {
		t.idling.Store(true)
		if ready() && t.idling.CompareAndSwap(true, false) {
			break
		}
		<-t.park
	}
	return t.job.Swap(nil)
}

// spinIdle is spin for a worker, which is not counted itself.
func (t *Thread) spinIdle(ready func() bool) bool {
	if t.world.awake.Load() >= int64(t.world.procs) {
		return false
	}
	return t.spin(ready)
}

// assign passes a job to a worker that is idle, and counts it among the threads at work.
func (t *Thread) assign(m *Member) {
	w := t.world
	w.awake.Add(1)
	w.active.Add(1)
	if w.baton != nil {
		w.baton.add(t)
	}
	t.job.Store(m)
	t.awaken()
}

// awaken is wake for a worker that waits for a job.
func (t *Thread) awaken() {
	if t.idling.Load() && t.idling.CompareAndSwap(true, false) {
		t.park <- struct{}{}
	}
}

// run is the life of a worker.
func (t *Thread) run() {
	for m := t.idleWait(); m != nil; m = t.idleWait() {
		t.execute(m)
	}
}

// execute runs a region as one of its members.
func (t *Thread) execute(m *Member) {
	w := t.world
	defer w.active.Done()
	defer func() {
		// What unwinds a thread has ended the world, unless it is an internal error: that ends it now.
		if r := recover(); r != nil && w.ended.Load() == nil {
			if err, ok := r.(error); ok {
				w.Stop(err)
			} else {
				panic(r)
			}
		}
	}()
	if w.baton != nil {
		t.takeTurn()
	}
	t.at = m
	if err := t.side.config.Work(m, m.forked().data); err != nil {
		w.Stop(err)
		return
	}
	m.finish()
	if w.baton != nil {
		w.retire(t)
		return
	}
	w.Leave()
}
