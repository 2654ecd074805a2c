package team

import "sync/atomic"

// A barrier counts those who have arrived, in all rounds.
type barrier struct {
	of      uint64
	arrived atomic.Uint64
	round   atomic.Uint64
}

// Barrier waits for the other threads of the team; it reports whether the region was cancelled.
func (m *Member) Barrier(site int) (cancelled bool) {
	tm := m.team
	if tm.cancelled.Load() {
		return true
	}
	m.reach(tm, &tm.bar, Reason{Site: site, What: "waits at the barrier for the other threads"})
	return tm.cancelled.Load()
}

// reach arrives at a barrier and executes tasks until it is open.
func (m *Member) reach(tm *Team, b *barrier, why Reason) {
	t := m.thread
	t.Decide()
	round := b.round.Load()
	b.arrived.Add(1)
	if tm.open(b) {
		return
	}
	m.until(tm, nil, why, func() bool { return b.round.Load() != round || b == &tm.bar && tm.cancelled.Load() })
}

// open lets everybody at a barrier go on if all have arrived and no task is left. It reports whether it did.
func (tm *Team) open(b *barrier) bool {
	round := b.round.Load()
	if b.arrived.Load() != (round+1)*b.of || tm.tasks.unfinished.Load() > 0 || !b.round.CompareAndSwap(round, round+1) {
		return false
	}
	tm.wakeAll()
	return true
}

// rest is Thread.await for something that wakeAll and wakeOne of the team tell.
func (tm *Team) rest(t *Thread, why Reason, ready func() bool) {
	if ready() || t.spin(ready) {
		return
	}
	tm.park(t, why, ready)
}

// park is rest for a thread that has looked often enough.
func (tm *Team) park(t *Thread, why Reason, ready func() bool) {
	tm.mu.Lock()
	tm.sleepers = append(tm.sleepers, t)
	tm.sleeping.Store(int32(len(tm.sleepers)))
	tm.mu.Unlock()
	defer tm.awake(t)
	t.sleep(why, ready)
}

// awake removes a thread from those who sleep, where somebody else than these functions woke it.
func (tm *Team) awake(t *Thread) {
	if tm.sleeping.Load() == 0 {
		return
	}
	tm.mu.Lock()
	for i, x := range tm.sleepers {
		if x == t {
			tm.sleepers = append(tm.sleepers[:i], tm.sleepers[i+1:]...)
			break
		}
	}
	tm.sleeping.Store(int32(len(tm.sleepers)))
	tm.mu.Unlock()
}

// wakeAll makes everybody who waits for something in the team look again.
func (tm *Team) wakeAll() {
	if tm.sleeping.Load() == 0 {
		return
	}
	tm.mu.Lock()
	for _, t := range tm.sleepers {
		t.wake()
	}
	tm.mu.Unlock()
}
