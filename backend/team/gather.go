package team

import "sync/atomic"

// A gathering is where the threads of a team leave what one of them combines.
type gathering struct {
	slots   []uint64
	arrived atomic.Int32
	round   atomic.Uint64
}

// gathered is the team that a gather is about: the league or the innermost team, and the rank in it.
func (m *Member) gathered(league bool) (*Team, int) {
	if !league {
		return m.team, m.rank
	}
	m = m.initial()
	return m.forked(), m.place
}

// Gather leaves an address. The thread that comes last gets the addresses of all threads in the order of their ranks, and calls
// Gathered when it has used them; the others get nil after that.
func (m *Member) Gather(site int, address uint64, league bool) []uint64 {
	tm, rank := m.gathered(league)
	g := &tm.gather
	m.thread.Decide()
	round := g.round.Load()
	g.slots[rank] = address
	if int(g.arrived.Add(1)) == tm.size {
		g.arrived.Store(0)
		return g.slots
	}
	tm.rest(m.thread, Reason{Site: site, What: "waits for the other threads, to combine values"}, func() bool { return g.round.Load() != round })
	return nil
}

// Gathered lets the other threads go on.
func (m *Member) Gathered(league bool) {
	tm, _ := m.gathered(league)
	tm.gather.round.Add(1)
	tm.wakeAll()
}
