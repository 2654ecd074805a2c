package team

import (
	"sync"
	"sync/atomic"
)

// An ordering is what a loop knows about its ordered regions.
type ordering struct {
	turn atomic.Int64 // all iterations before it have none left

	mu   sync.Mutex
	done map[int64]int64 // iterations after turn that have none left, from the first to before the end
}

// A span is iterations from the first to before the end.
type span struct{ from, end int64 }

// Ordered waits for the ordered regions of earlier iterations. A negative iteration is the one at work.
func (m *Member) Ordered(site int, iteration int64) {
	at := &m.loop
	if !at.ordered || m.team.size == 1 {
		return
	}
	if iteration < 0 {
		iteration = at.now
	}
	share := at.share
	m.thread.Decide()
	// What a thread that sleeps waits for is kept, what one that looks again and again waits for is not: most do not sleep.
	if share.turned(iteration) || m.thread.spin(func() bool { return share.turned(iteration) || m.team.cancelled.Load() }) {
		return
	}
	m.team.park(m.thread, Reason{Site: site, What: "waits for the ordered regions of earlier iterations"},
		func() bool { return share.turned(iteration) || m.team.cancelled.Load() })
}

// turned reports whether the ordered region of an iteration may begin.
func (s *share) turned(iteration int64) bool {
	return s.ordered.turn.Load() >= iteration || s.cancelled.Load()
}

// OrderedEnd tells that an iteration has no ordered region left.
func (m *Member) OrderedEnd(iteration int64) {
	at := &m.loop
	if at.share == nil {
		return // the region is in no loop: a procedure that such a loop may call is called outside of one
	}
	if d := at.share.doacross; d != nil && m.team.size > 1 && iteration >= 0 {
		d.end(iteration)
		m.team.wakeAll()
	}
	if !at.ordered {
		return
	}
	if iteration < 0 {
		iteration = at.now
	}
	o := at.share.ordered
	if iteration < at.now { // said before
		return
	}
	at.now = iteration + 1
	if m.team.size == 1 {
		return
	}
	o.mu.Lock()
	turn := o.turn.Load()
	switch {
	case iteration > turn && at.mine.end == iteration && o.done[at.mine.from] == iteration:
		at.mine.end++
		o.done[at.mine.from] = at.mine.end
	case iteration > turn:
		if o.done == nil {
			o.done = map[int64]int64{}
		}
		at.mine = span{iteration, iteration + 1}
		o.done[iteration] = iteration + 1
	case iteration == turn:
		for end := turn + 1; ; {
			turn = end
			next, ok := o.done[turn]
			if !ok {
				break
			}
			delete(o.done, turn)
			end = next
		}
		o.turn.Store(turn)
	}
	o.mu.Unlock()
	if turn > iteration {
		m.team.wakeAll()
	}
}
