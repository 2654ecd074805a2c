package team

import (
	"math"

	"accc/backend/icv"
)

// A Schedule is how a worksharing loop is divided.
type Schedule uint8

// The schedules of OpenMP (5.2 §11.5.3).
const (
	Static Schedule = iota
	Dynamic
	Guided
	Auto
	Runtime // run-sched-var decides
)

// A Loop is a worksharing loop whose iterations the runtime deals out.
type Loop struct {
	Site     int
	Trip     int64 // iterations, which are numbered from 0 on
	Schedule Schedule
	Chunk    int64 // 0: the default of the schedule
	Ordered  bool
	Doacross bool
}

// A loop is the state of a thread in its current worksharing loop.
type loop struct {
	share    *share
	schedule Schedule
	trip     int64
	chunk    int64
	at       int64 // static: the next chunk
	direct   bool  // the code may claim chunks without a call
	ordered  bool
	now      int64 // ordered: the iteration at work
	mine     span  // ordered: what it has finished last, out of turn
}

// Loop begins a worksharing loop. A loop around it, of a team outside, is another member's.
func (m *Member) Loop(l Loop) {
	m.thread.Decide()
	now := loop{schedule: l.Schedule, trip: max(l.Trip, 0), chunk: l.Chunk, ordered: l.Ordered}
	if now.schedule == Runtime {
		set := m.task.data.Schedule
		now.chunk = int64(set.Chunk)
		switch set.Kind {
		case icv.Dynamic:
			now.schedule = Dynamic
		case icv.Guided:
			now.schedule = Guided
		default:
			now.schedule = Static
		}
	}
	switch {
	case now.schedule == Auto:
		now.schedule, now.chunk = Static, 0
	case now.schedule != Static:
		now.chunk = max(now.chunk, 1)
	}
	now.chunk = min(now.chunk, max(now.trip, 1))
	// Whoever claims by a call sees that the loop is cancelled, and is told by the seed when.
	side := m.team.side
	now.direct = side.config.Counter != nil && !side.settings.Cancellation && m.thread.world.baton == nil &&
		m.addsUp(&now) && now.trip > 0 && !l.Ordered && !l.Doacross
	now.share = m.advance(func(s *share) {
		s.site = l.Site
		if l.Ordered {
			s.ordered = &ordering{}
		}
		if l.Doacross {
			s.doacross = newDoacross()
		}
		if now.direct && s.counter == nil {
			s.counter = side.counter()
		}
	})
	m.loop = now
}

// addsUp reports whether threads may claim chunks of a loop by adding to the first iteration that none has: a sum past the end, one
// for each thread, does not overflow.
func (m *Member) addsUp(l *loop) bool {
	return l.schedule == Dynamic && l.trip <= math.MaxInt64/2/int64(m.team.size+1)
}

// Direct returns where the code of the program may claim the next chunks of the loop without a call, by adding the length of a chunk
// to the first iteration that no thread has.
func (m *Member) Direct() (counter uint64, chunk int64, ok bool) {
	l := &m.loop
	if !l.direct || l.share.counter == nil {
		return 0, 0, false
	}
	return l.share.counter.Address, l.chunk, true
}

// Next returns the next iterations of the thread, from the first to before the end; ok is false when there are no more.
func (m *Member) Next() (from, end int64, ok bool) {
	m.thread.Decide()
	at := &m.loop
	if at.share.cancelled.Load() || m.team.cancelled.Load() {
		return 0, 0, false
	}
	n, rank := int64(m.team.size), int64(m.rank)
	switch at.schedule {
	case Static:
		if at.chunk == 0 {
			from, end, ok = block(at.trip, rank, n)
			ok = ok && at.at == 0
			at.at++
			break
		}
		// The chunks of a thread are n apart: none is computed past the last one, so that nothing overflows.
		chunks := (at.trip-1)/at.chunk + 1
		if number := at.at*n + rank; at.trip > 0 && at.at <= (chunks-1)/n && number < chunks {
			from, ok = number*at.chunk, true
			end = min(at.trip-from, at.chunk) + from
			at.at++
		}
	case Dynamic:
		from, end, ok = m.claim(func(int64) int64 { return at.chunk })
	case Guided:
		from, end, ok = m.claim(func(left int64) int64 { return max((left-1)/n+1, at.chunk) })
	}
	at.now = from
	return from, end, ok
}

// claim takes iterations from those that no thread has: as many as size says of how many are left.
func (m *Member) claim(size func(left int64) int64) (from, end int64, ok bool) {
	at := &m.loop
	first := at.share.first()
	if m.addsUp(at) {
		if first.Load() >= at.trip {
			return 0, 0, false
		}
		from = first.Add(at.chunk) - at.chunk
		return from, min(from+at.chunk, at.trip), from < at.trip
	}
	for {
		from = first.Load()
		if from >= at.trip {
			return 0, 0, false
		}
		end = from + min(size(at.trip-from), at.trip-from)
		if first.CompareAndSwap(from, end) {
			return from, end, true
		}
	}
}

// block divides iterations into one block for each thread, of which the first are larger by one.
func block(trip, rank, n int64) (from, end int64, ok bool) {
	each, more := trip/n, trip%n
	from = rank*each + min(rank, more)
	end = from + each
	if rank < more {
		end++
	}
	return from, end, end > from
}
