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
	ordered  *ordering
	doacross *doacross
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
			*s = share{}
		}
		setUp(s)
		if now.next.CompareAndSwap(nil, s) {
			next = s
		} else {
			tm.spare.Store(s)
			next = now.next.Load()
		}
	}
	m.share = next
	if int(now.left.Add(1)) == tm.size && now != &tm.first {
		tm.spare.Store(now)
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
