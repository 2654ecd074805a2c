package team

import (
	"fmt"
	"sync"
	"sync/atomic"

	"accc/backend/icv"
)

// A Team is the threads that execute a region.
type Team struct {
	side   *Side
	site   int
	league *Team // the league that the initial thread of this team is a member of; nil: it is of a parallel region
	size   int
	level  int // parallel regions around, with this one, since the league
	active int // of those, with more than one thread
	group  *group
	data   any
	crew   *crew // that the threads are from; nil: from those that are idle

	members   []*Member
	bar, end  barrier
	cancelled atomic.Bool
	first     share // before the first construct
	spare     atomic.Pointer[share]
	gather    gathering
	published atomic.Uint64
	tasks     tasks

	mu       sync.Mutex
	sleepers []*Thread    // that wait for something in the team
	inside   atomic.Int32 // threads besides the one that forked that have not left
	sleeping atomic.Int32
}

// A group is a contention group: an initial thread and the threads of the regions in it (OpenMP 5.2 §1.2.2).
type group struct {
	limit   int
	threads atomic.Int64
}

func newGroup(limit int) *group {
	g := &group{limit: limit}
	g.threads.Store(1)
	return g
}

// take reserves up to n threads of the group, and returns how many there were left.
func (g *group) take(n int) int {
	for {
		before := g.threads.Load()
		free := max(min(n, g.limit-int(before)), 0)
		if g.threads.CompareAndSwap(before, before+int64(free)) {
			return free
		}
	}
}

func (g *group) give(n int) { g.threads.Add(int64(-n)) }

// A Member is a thread in a team.
type Member struct {
	thread *Thread
	team   *Team
	rank   int
	place  int     // in the league
	outer  *Member // what the thread that forked the team is outside of it
	depth  uint32  // of the thread, when the implicit task is at work
	share  *share  // the worksharing construct that it has reached
	loop   loop

	implicit Task
	task     *Task // at work
}

// Thread is the thread that is the member.
func (m *Member) Thread() *Thread { return m.thread }

// Rank is the number of the thread in the team.
func (m *Member) Rank() int { return m.rank }

// Size is the number of threads of the team.
func (m *Member) Size() int { return m.team.size }

// Team is the team.
func (m *Member) Team() *Team { return m.team }

// Site is the directive of the team; negative: there is none.
func (tm *Team) Site() int { return tm.site }

// League is the number of the team in the innermost league, and how many there are: 0 of 1 without a league.
func (m *Member) League() (place, size int) {
	if m = m.initial(); m.team.league != nil {
		return m.place, m.team.league.size
	}
	return 0, 1
}

// InitialOfLeague reports whether the thread is outside of all parallel regions of a league.
func (m *Member) InitialOfLeague() bool { return m.team.league != nil }

// Initial is the initial thread of the contention group.
func (m *Member) Initial() *Thread { return m.initial().thread }

// initial is what the thread, or the one that forked its team, is outside of all parallel regions.
func (m *Member) initial() *Member {
	for m.team.level > 0 {
		m = m.outer
	}
	return m
}

// Levels are the parallel regions around, and how many of them have more than one thread.
func (m *Member) Levels() (all, active int) { return m.team.level, m.team.active }

// Ancestor is the member at a level of nested parallel regions; nil: there is no such level.
func (m *Member) Ancestor(level int) *Member {
	if level < 0 || level > m.team.level {
		return nil
	}
	for m.team.level > level {
		m = m.outer
	}
	return m
}

// Data are the internal control variables of the task at work.
func (m *Member) Data() *icv.DataEnvironment { return m.task.data }

// SetData replaces them.
func (m *Member) SetData(d icv.DataEnvironment) { m.task.data = &d }

// Side is the host or the device that the team is on.
func (m *Member) Side() *Side { return m.team.side }

// ThreadLimit is the most threads that the contention group, or the task at work, may have.
func (m *Member) ThreadLimit() int { return min(m.team.group.limit, m.task.data.ThreadLimit) }

// LimitThreads limits the threads of regions that the task at work comes to, and returns the limit before.
// It is that of the contention group where nobody else is in the group, and else that of each region.
func (m *Member) LimitThreads(n int) int {
	g, d := m.team.group, *m.Data()
	most := m.team.side.settings.Data.ThreadLimit
	if m.isInitial() && g.threads.Load() == 1 {
		before := g.limit
		g.limit = min(n, most)
		return before
	}
	before := d.ThreadLimit
	d.ThreadLimit = min(n, most)
	m.SetData(d)
	return before
}

// A Request asks for a team.
type Request struct {
	Site    int
	Threads int  // 0: the runtime decides
	League  bool // of teams; else of a parallel region
	On      bool // false: with one thread
	Limit   int  // thread_limit of teams; 0: none
	Data    any  // for those who execute the region
}

// Fork starts a team, whose first member is the thread, and returns how many threads it has. Those besides the thread
// begin.
func (t *Thread) Fork(r Request) (int, error) {
	t.Decide()
	m := t.at
	size, err := t.teamSize(r)
	if err != nil {
		return 0, err
	}
	tm := t.newTeam(size)
	tm.site, tm.data = r.Site, r.Data
	tm.level, tm.active, tm.group = m.team.level+1, m.team.active, m.team.group
	if size > 1 {
		tm.active++
	}
	data := m.task.data.Inner()
	if r.League {
		tm.level, tm.active = 0, 0
		data = *m.task.data
		data.ThreadLimit = m.ThreadLimit()
		if limit := r.Limit; limit > 0 || t.side.settings.TeamsThreadLimit > 0 {
			if limit == 0 {
				limit = t.side.settings.TeamsThreadLimit
			}
			data.ThreadLimit = limit
		}
	}
	for i, x := range tm.members {
		x.begin(tm, i, m, &data)
		if r.League {
			alone := newTeam(t.side, 1)
			alone.site, alone.league, alone.data, alone.group = tm.site, tm, tm.data, newGroup(data.ThreadLimit)
			alone.members[0] = x
			x.team, x.rank, x.place, x.share = alone, 0, i, &alone.first
		}
	}
	if size > 1 {
		if err := t.hire(tm, r.League); err != nil {
			return 0, err
		}
	}
	t.depth++
	t.at = tm.members[0]
	t.at.thread, t.at.depth = t, t.depth
	tm.inside.Store(int32(size - 1))
	for _, x := range tm.members[1:] {
		x.thread.assign(x)
	}
	return size, nil
}

// begin makes the member what it is when the region begins.
func (m *Member) begin(tm *Team, rank int, outer *Member, data *icv.DataEnvironment) {
	m.team, m.rank, m.outer, m.depth, m.share = tm, rank, outer, 0, &tm.first
	m.loop = loop{}
	m.implicit = Task{data: data}
	m.task = &m.implicit
}

// newTeam makes a team, or uses again the last one if it has the same size.
func (t *Thread) newTeam(size int) *Team {
	if tm := t.spare; tm != nil && tm.size == size && tm.inside.Load() == 0 {
		t.spare = nil
		return tm
	} else if tm != nil {
		tm.keep(nil)
		t.spare = nil
	}
	return newTeam(t.side, size)
}

func newTeam(s *Side, size int) *Team {
	tm := &Team{side: s, size: size, members: make([]*Member, size)}
	all := make([]Member, size)
	for i := range all {
		tm.members[i] = &all[i]
	}
	tm.bar.of, tm.end.of = uint64(size), uint64(size)
	tm.gather.slots = make([]uint64, size)
	tm.tasks.deques = make([]deque, size)
	return tm
}

// teamSize is the number of threads of a new team (OpenMP 5.2 §10.1.1). Those of a parallel region are taken from the contention group.
func (t *Thread) teamSize(r Request) (int, error) {
	m, s := t.at, t.side
	data := m.task.data
	n := r.Threads
	if n < 0 {
		what := "threads"
		if r.League {
			what = "teams"
		}
		return 0, fmt.Errorf("the number of %s is %d: expected a positive number", what, n)
	}
	if r.Limit < 0 {
		return 0, fmt.Errorf("thread_limit is %d: expected a positive number", r.Limit)
	}
	if r.League {
		switch {
		case !r.On:
			return 1, nil
		case n == 0 && s.settings.Teams > 0:
			n = s.settings.Teams
		case n == 0:
			n = max(s.settings.Processors, 1)
		}
		return s.room(n, t.available(true), false)
	}
	if !r.On || m.team.active >= data.MaxActiveLevels {
		return 1, nil
	}
	switch {
	case n > 0:
	case s.config.Default > 0:
		n = s.config.Default
	default:
		n = data.Threads[0]
	}
	if data.Dynamic {
		n = min(n, max(s.settings.Processors, 1))
	}
	taken := m.team.group.take(max(min(n, data.ThreadLimit), 1) - 1)
	size, err := s.room(1+taken, t.available(false), data.Dynamic)
	if err != nil {
		return 0, err
	}
	m.team.group.give(1 + taken - size)
	return size, nil
}

// room limits a number of threads to what there is room for, if it may; have are those that the forking thread keeps.
func (s *Side) room(n, have int, fewer bool) (int, error) {
	if most := s.world.config.Threads; most > 0 {
		n = min(n, most)
	}
	most := s.config.MostThreads
	if most == 0 || n-1 <= have {
		return n, nil
	}
	s.mu.Lock()
	free := max(most-s.made, 0) + len(s.idle) + have
	s.mu.Unlock()
	if n-1 > free {
		if !fewer && !s.config.Fewer {
			return 0, fmt.Errorf("%d threads are asked for, and there is room for %d: with OMP_DYNAMIC=true there would be fewer", n, free+1)
		}
		n = free + 1
	}
	return n, nil
}

// isInitial reports whether the thread is outside of all parallel regions of its league.
func (m *Member) isInitial() bool { return m.team.level == 0 }

// A crew is threads that stay with the one that forks them, so that a rank is the same thread in each region (OpenMP 5.2 §5.2).
type crew struct {
	threads []*Thread // with ranks from 1 on
	busy    bool      // they execute a region of the thread, which may fork others in it
}

// crewFor returns the crew that executes the next region that the thread forks, or nil if the region takes idle threads: a thread inside
// of a parallel region does, and so does the initial thread of a league whose crew is at work in a region around the league.
func (t *Thread) crewFor(league bool) *crew {
	c := &t.crews[0]
	if league {
		c = &t.crews[1]
	}
	if c.busy || !t.at.isInitial() {
		return nil
	}
	return c
}

// available returns how many threads the thread has for its next region, besides those that are idle.
func (t *Thread) available(league bool) int {
	if c := t.crewFor(league); c != nil {
		return len(c.threads)
	}
	return 0
}

// hire finds threads for the members besides the first.
func (t *Thread) hire(tm *Team, league bool) error {
	s, need := t.side, tm.size-1
	if c := t.crewFor(league); c != nil {
		for len(c.threads) < need {
			x, err := s.worker()
			if err != nil {
				return err
			}
			c.threads = append(c.threads, x)
		}
		for i, x := range c.threads[:need] {
			tm.members[1+i].thread = x
		}
		c.busy = true
		tm.crew = c
	} else {
		for i := range need {
			x, err := s.worker()
			if err != nil {
				s.dismiss(tm.members[1 : 1+i])
				return err
			}
			tm.members[1+i].thread = x
		}
	}

	// A thread that gets a second region while it is in one never comes to it, and nobody would be told: the world counts it as awake.
	for _, m := range tm.members[1:] {
		if m.thread.hired {
			panic(fmt.Sprintf("thread %d is in two regions", m.thread.number))
		}
		m.thread.hired = true
	}
	return nil
}

// release ends what hire began.
func (tm *Team) release() {
	for _, m := range tm.members[1:] {
		m.thread.hired = false
	}
	if tm.crew != nil {
		tm.crew.busy = false
		tm.crew = nil
		return
	}
	tm.side.dismiss(tm.members[1:])
}

// worker returns a thread without work.
func (s *Side) worker() (*Thread, error) {
	s.mu.Lock()
	if n := len(s.idle); n > 0 {
		t := s.idle[n-1]
		s.idle = s.idle[:n-1]
		s.mu.Unlock()
		return t, nil
	}
	s.made++
	s.mu.Unlock()
	t := s.newThread()
	if t.number > mostOwners {
		return nil, fmt.Errorf("there are %d threads, and no more are possible", mostOwners)
	}
	if s.config.Attach != nil {
		if err := s.config.Attach(t); err != nil {
			return nil, err
		}
	}
	go t.run()
	return t, nil
}

// dismiss makes the threads of members idle, with the crews that they have.
func (s *Side) dismiss(members []*Member) {
	s.mu.Lock()
	for _, m := range members {
		s.rest(m.thread)
	}
	s.mu.Unlock()
}

// rest makes a thread and its crews idle.
func (s *Side) rest(t *Thread) {
	for i := range t.crews {
		for _, x := range t.crews[i].threads {
			s.rest(x)
		}
		t.crews[i].threads = nil
	}
	s.idle = append(s.idle, t)
}

// Join ends the region of the thread that forked: it returns when all members have come to the end, and all tasks of the team.
func (t *Thread) Join(site int) {
	m := t.at
	tm := m.forked()
	if tm != m.team {
		m.Barrier(site) // for the tasks of the initial thread
	}
	m.reach(tm, &tm.end, Reason{Site: site, What: "waits at the end of the region for the other threads"})
	league := tm != m.team
	if !league && tm.size > 1 {
		tm.group.give(tm.size - 1)
	}
	t.at = m.outer
	t.depth--
	if tm.size > 1 {
		tm.release()
	}
	if !tm.cancelled.Load() && !league {
		tm.reset()
		if t.spare != nil {
			t.spare.keep(nil)
		}
		t.spare = tm
	}
}

// reset prepares a team to be used again.
func (tm *Team) reset() {
	if last := tm.members[0].share; last != &tm.first {
		tm.keep(last)
	}
	tm.first.next.Store(nil)
	tm.first.left.Store(0)
	tm.data = nil
}

// forked is the team whose region the member executes: of a league, all of it.
func (m *Member) forked() *Team {
	if m.team.league != nil {
		return m.team.league
	}
	return m.team
}

// finish is the end of the region in a thread other than the one that forked. After it the team may be something else.
func (m *Member) finish() {
	tm := m.forked()
	if tm != m.team {
		m.Barrier(tm.site)
	}
	m.reach(tm, &tm.end, Reason{Site: tm.site, What: "waits at the end of the region for the other threads"})
	tm.inside.Add(-1)
}
