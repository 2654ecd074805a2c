package team

import "sync/atomic"

// A share is one worksharing construct of a team: each thread comes to all of them in the same order. They are a list,
// so that a thread may be ahead of others; what all threads have left is used again.
type share struct {
	next atomic.Pointer[share]
	left atomic.Int32 // members that have gone on to the next

	site      int
	taken     atomic.Bool // of single: some thread executes it
	cancelled atomic.Bool

	from     atomic.Int64 // of a loop: the first iteration that no thread has
	counter  *Counter     // it is there instead
	ordered  *ordering
	doacross *doacross
}

// A Counter is in the memory of the program, whose code can count there without a call.
type Counter struct {
	At      *atomic.Int64
	Address uint64
}

// first is where the first iteration is counted that no thread has.
func (s *share) first() *atomic.Int64 {
	if s.counter != nil {
		return s.counter.At
	}
	return &s.from
}

// clear prepares a share to be used again. It keeps its counter.
func (s *share) clear() {
	counter := s.counter
	*s = share{counter: counter}
	if counter != nil {
		counter.At.Store(0)
	}
}

// counter returns one that nobody uses; nil: there is no room.
func (s *Side) counter() *Counter {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.counters); n > 0 {
		c := s.counters[n-1]
		s.counters = s.counters[:n-1]
		c.At.Store(0)
		return c
	}
	return s.config.Counter()
}

// keep makes a share that nobody uses the one to be used next. The counter of the one before is free.
func (tm *Team) keep(s *share) {
	if before := tm.spare.Swap(s); before != nil && before.counter != nil {
		tm.side.mu.Lock()
		tm.side.counters = append(tm.side.counters, before.counter)
		tm.side.mu.Unlock()
	}
}

// advance goes on to the next construct. The first thread that comes to one sets it up.
func (m *Member) advance(setUp func(s *share)) *share {
	tm, now := m.team, m.share
	next := now.next.Load()
	if next == nil {
		s := tm.spare.Swap(nil)
		if s == nil {
			s = &share{}
		} else {
			s.clear()
		}
		setUp(s)
		if now.next.CompareAndSwap(nil, s) {
			next = s
		} else {
			tm.keep(s)
			next = now.next.Load()
		}
	}
	m.share = next
	if int(now.left.Add(1)) == tm.size && now != &tm.first {
		tm.keep(now)
	}
	return next
}

// Single reports whether the thread is the one that executes a region.
func (m *Member) Single(site int) bool {
	if m.team.size == 1 {
		return true
	}
	m.thread.Decide()
	s := m.advance(func(s *share) { s.site = site })
	return !s.taken.Load() && s.taken.CompareAndSwap(false, true)
}

// Publish leaves an address for the other threads of the team, which Published returns.
func (m *Member) Publish(address uint64) { m.team.published.Store(address) }

// Published is the address that Publish left.
func (m *Member) Published() uint64 { return m.team.published.Load() }
