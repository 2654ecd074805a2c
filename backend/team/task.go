package team

import (
	"fmt"
	"sync"
	"sync/atomic"

	"accc/backend/icv"
)

// A Task is what a thread executes: explicit ones are made by task constructs, implicit ones are parts of members.
type Task struct {
	data     *icv.DataEnvironment
	parent   *Task // of an explicit task
	team     *Team
	work     Work
	final    bool
	untied   bool
	priority int32
	group    *Group       // the innermost taskgroup at work in it
	within   *Group       // the taskgroup that waits for it
	children atomic.Int64 // that have not completed

	parts      atomic.Int32 // what is left until it completes: the code, the event
	unmet      atomic.Int32 // dependences that it waits for
	exclusions []*exclusion // that it holds while it executes
	event      uint64

	mu         sync.Mutex
	done       bool
	successors []*Task

	dependences *dependences // of its children

	refs atomic.Int32 // itself and its children, while they may be asked for their ancestors
	kept bool         // dependences may refer to it

	alone bool // its thread executes it before it goes on: nobody can wait for it
}

// Work is what a task executes: a function of the program with the address of its frame.
type Work struct {
	Site     int
	Function int
	Frame    uint64
	Bytes    uint64 // of the frame
	Data     any    // for those who watch tasks
}

// A TaskRequest asks for a task.
type TaskRequest struct {
	Work
	Undeferred bool // the thread does not go on before it has executed it
	Final      bool // so are its descendants
	Untied     bool
	Detach     bool // it completes when its event is fulfilled, too
	Priority   int
	Depend     []Dependence
}

// Tasks of a team: those that may start are in a deque for each thread, the ones with a priority in a list.
type tasks struct {
	unfinished atomic.Int64 // that have not completed
	queued     atomic.Int64 // that may start
	pushed     atomic.Uint64
	deques     []deque

	exclusive sync.Mutex // for exclusions

	mu     sync.Mutex
	urgent []*Task // with the highest priority last; of the same, the oldest last
	hurry  atomic.Int32
}

// A deque is the tasks that one thread has made: it takes the newest, others the oldest.
type deque struct {
	mu   sync.Mutex
	list []*Task
	head int
	n    atomic.Int32
	_    [64]byte // another deque is in another cache line
}

// Limits of a team, for memory to be bounded: with more tasks that may start for each thread, a new task is executed at once; with
// more that have not completed, its thread executes others first.
const (
	manyQueued     = 256
	manyUnfinished = 1 << 16
)

// InFinal reports whether the task at work is final.
func (m *Member) InFinal() bool { return m.task.final }

// InExplicitTask reports whether an explicit task is at work.
func (m *Member) InExplicitTask() bool { return m.task != &m.implicit }

// newTask makes a task of the one at work. It uses one that was used before if there is one.
func (m *Member) newTask(w Work, final bool) (x *Task) {
	t, now := m.thread, m.task
	var ok bool
	if t.freeTasks, x, ok = t.side.freeTasks.Get(t.freeTasks); !ok {
		x = &Task{}
	}
	x.data, x.parent, x.team, x.work = now.data, now, m.team, w
	x.final = final || now.final
	x.within, x.group = now.group, now.group
	x.refs.Store(1)
	if now.parent != nil {
		now.refs.Add(1)
	}
	return x
}

// mostIncluded is how many tasks in one another Include begins: the stack of the compiled code has room for them.
const mostIncluded = 1 << 10

// How many tasks Budget allows: with one thread, and where tasks that other threads may take are plenty.
const (
	budgetAlone = 1 << 10
	budgetFull  = manyQueued / 4
)

// Budget is how many more tasks the one at work may make and execute at once, one after another or in one another, without asking by Include.
func (m *Member) Budget() int {
	switch {
	case m.thread.world.baton != nil || m.thread.depth > mostIncluded || m.task.dependences != nil:
		return 0
	case m.team.size == 1:
		return budgetAlone
	case m.task.final || m.team.full():
		return budgetFull
	}
	return 0
}

// Begun makes tasks known that began so and have not ended, each in the one before.
func (m *Member) Begun(n int) {
	for range n {
		m.task = m.newTask(Work{Site: NoSite}, false)
		m.thread.depth++
	}
}

// Include begins a task that has no dependences and no event, if it may be executed now: the caller executes it, and calls EndIncluded.
// With a seed, all tasks are made by NewTask.
func (m *Member) Include(site int, undeferred, final bool) bool {
	now := m.task
	if m.thread.world.baton != nil || m.thread.depth > mostIncluded || now.dependences != nil || !undeferred && !now.final && !m.team.full() {
		return false
	}
	m.thread.world.Check()
	if m.team.cancelled.Load() || now.group != nil && now.group.cancelled.Load() {
		return false
	}
	m.task = m.newTask(Work{Site: site}, final)
	m.thread.depth++
	return true
}

// EndIncluded ends what Include has begun.
func (m *Member) EndIncluded() {
	x := m.task
	m.task = x.parent
	m.thread.depth--
	m.thread.release(x)
}

// release drops a reference to a task.
func (t *Thread) release(x *Task) {
	for x != nil && x.parent != nil && x.refs.Add(-1) == 0 {
		parent := x.parent
		if x.kept {
			x.parent = nil
		} else {
			*x = Task{}
			t.freeTasks, _ = t.side.freeTasks.Put(t.freeTasks, x)
		}
		x = parent
	}
}

// NewTask makes a task, and executes it at once where it must or where there are many. The event is that of a detachable task,
// which note gets before the task can start.
func (m *Member) NewTask(r TaskRequest, note func(event uint64) error) error {
	t, tm, now := m.thread, m.team, m.task
	t.Decide()
	x := m.newTask(r.Work, r.Final)
	x.untied = r.Untied
	x.priority = int32(min(max(r.Priority, 0), tm.side.settings.MaxTaskPriority))
	x.parts.Store(1)
	if len(r.Depend) == 0 && now.dependences == nil && !r.Detach && (r.Undeferred || now.final || tm.full()) {
		x.alone = true
		m.execute(x)
		return nil
	}
	now.children.Add(1)
	tm.tasks.unfinished.Add(1)
	if x.within != nil {
		x.within.pending.Add(1)
	}
	if r.Detach {
		x.kept = true
		x.parts.Store(2)
		x.event = t.world.newEvent(x)
		if err := note(x.event); err != nil {
			return err
		}
	}
	x.unmet.Store(1)
	if len(r.Depend) > 0 || now.dependences != nil {
		x.kept = true
		now.depend(x, r.Depend)
		for tm.tasks.unfinished.Load() > manyUnfinished && x.unmet.Load() > 1 && m.runOne(tm, now) {
		}
	}
	if !r.Undeferred && !now.final {
		switch {
		case x.unmet.Load() == 1 && tm.full():
			m.execute(x) // or another task starts it, which excludes it now
		case x.unmet.Add(-1) == 0:
			m.push(x)
		}
		return nil
	}
	m.until(tm, now, Reason{Site: r.Site, What: "waits for the dependences of a task"}, func() bool { return x.unmet.Load() == 1 })
	if !m.execute(x) {
		// Another task of its mutexinoutset is at work: it starts when that has ended.
		m.until(tm, now, Reason{Site: r.Site, What: "waits for a task"}, func() bool {
			x.mu.Lock()
			defer x.mu.Unlock()
			return x.done
		})
	}
	return nil
}

// full reports whether a new task is executed at once.
func (tm *Team) full() bool {
	return tm.size == 1 || tm.tasks.queued.Load() >= int64(manyQueued*tm.size)
}

// push makes a task one of those that may start. Another thread may have ended it when push returns.
func (m *Member) push(x *Task) {
	tm := x.team
	ts := &tm.tasks
	if x.priority > 0 {
		ts.mu.Lock()
		i := len(ts.urgent)
		for i > 0 && ts.urgent[i-1].priority >= x.priority {
			i--
		}
		ts.urgent = append(ts.urgent, nil)
		copy(ts.urgent[i+1:], ts.urgent[i:])
		ts.urgent[i] = x
		ts.hurry.Store(int32(len(ts.urgent)))
		ts.mu.Unlock()
	} else {
		rank := 0
		if m.team == tm {
			rank = m.rank
		}
		d := &ts.deques[rank]
		d.mu.Lock()
		d.list = append(d.list, x)
		d.n.Store(int32(len(d.list) - d.head))
		d.mu.Unlock()
	}
	ts.queued.Add(1)
	ts.pushed.Add(1)
	tm.wakeAll()
}

// take removes a task that a thread may start: one of the descendants of a task, or any.
func (m *Member) take(tm *Team, under *Task) *Task {
	ts := &tm.tasks
	if ts.hurry.Load() > 0 {
		ts.mu.Lock()
		for i := len(ts.urgent) - 1; i >= 0; i-- {
			if x := ts.urgent[i]; x.isUnder(under) {
				ts.urgent = append(ts.urgent[:i], ts.urgent[i+1:]...)
				ts.hurry.Store(int32(len(ts.urgent)))
				ts.mu.Unlock()
				return x
			}
		}
		ts.mu.Unlock()
	}
	n := len(ts.deques)
	first := m.rank % n
	if b := m.thread.world.baton; b != nil {
		first = b.choose(n)
	}
	for i := range n {
		if x := ts.deques[(first+i)%n].take(under, i == 0); x != nil {
			return x
		}
	}
	return nil
}

// take removes the newest or the oldest task that is a descendant of a task.
func (d *deque) take(under *Task, newest bool) *Task {
	if d.n.Load() == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	found := -1
	if newest {
		for i := len(d.list) - 1; i >= d.head && found < 0; i-- {
			if d.list[i].isUnder(under) {
				found = i
			}
		}
	} else {
		for i := d.head; i < len(d.list) && found < 0; i++ {
			if d.list[i].isUnder(under) {
				found = i
			}
		}
	}
	if found < 0 {
		return nil
	}
	x := d.list[found]
	if found == d.head {
		d.list[found] = nil
		d.head++
	} else {
		d.list = append(d.list[:found], d.list[found+1:]...)
	}
	switch {
	case d.head == len(d.list):
		d.list, d.head = d.list[:0], 0
	case d.head > 64 && d.head > len(d.list)/2:
		d.list = append(d.list[:0], d.list[d.head:]...)
		d.head = 0
	}
	d.n.Store(int32(len(d.list) - d.head))
	return x
}

// isUnder reports whether a thread that waits in a task may start x: only descendants of the tasks that it is in (OpenMP 5.2 §12.9).
func (x *Task) isUnder(under *Task) bool {
	if under == nil {
		return true
	}
	for p := x.parent; p != nil; p = p.parent {
		if p == under {
			return true
		}
	}
	return false
}

// runOne executes a task of the team, if there is one that the thread may start.
func (m *Member) runOne(tm *Team, under *Task) bool {
	x := m.take(tm, under)
	if x == nil {
		return false
	}
	tm.tasks.queued.Add(-1)
	m.thread.Decide()
	m.execute(x)
	return true
}

// execute executes a task on the thread; false: another task excludes it, and starts it later.
func (m *Member) execute(x *Task) bool {
	if len(x.exclusions) > 0 && !x.exclude() {
		return false
	}
	if !x.isDiscarded() {
		before, at := m.task, m.thread.at
		m.task = x
		m.thread.depth++
		if err := m.team.side.config.Run(m, x.work); err != nil {
			panic(err)
		}
		m.task, m.thread.at = before, at
		m.thread.depth--
	}
	if len(x.exclusions) > 0 {
		for _, other := range x.include() {
			m.push(other)
		}
	}
	x.finish(m)
	return true
}

func (x *Task) isDiscarded() bool {
	return x.team.cancelled.Load() || x.within != nil && x.within.cancelled.Load()
}

// finish ends one part of the task; with the last part it completes.
func (x *Task) finish(m *Member) {
	if x.parts.Add(-1) > 0 {
		return
	}
	if free := m.thread.side.config.Free; free != nil {
		free(m, x.work)
	}
	if x.alone {
		m.thread.release(x)
		return
	}
	if x.kept {
		x.mu.Lock()
		x.done = true
		next := x.successors
		x.successors = nil
		x.mu.Unlock()
		for _, s := range next {
			if s.unmet.Add(-1) == 0 {
				m.push(s)
			}
		}
	}
	tm, parent, group := x.team, x.parent, x.within
	wake := group != nil && group.pending.Add(-1) == 0
	if parent.children.Add(-1) == 0 {
		wake = true
	}
	if wake || x.kept {
		tm.wakeAll()
	}
	if tm.tasks.unfinished.Add(-1) == 0 && !tm.open(&tm.bar) {
		tm.open(&tm.end)
	}
	m.thread.release(x)
}

// until waits for something that happens in the team, and executes those of its tasks that are descendants of a task meanwhile.
func (m *Member) until(tm *Team, under *Task, why Reason, ready func() bool) {
	t := m.thread
	for !ready() {
		seen := tm.tasks.pushed.Load()
		if tm.tasks.queued.Load() > 0 && m.runOne(tm, under) {
			continue
		}
		tm.rest(t, why, func() bool { return ready() || tm.tasks.pushed.Load() != seen })
	}
}

// TaskWait waits for the children of the task at work; with dependences, for those that a task with them would wait for.
// data is that of the work that waits, for those who watch.
func (m *Member) TaskWait(site int, depend []Dependence, data any) {
	now := m.task
	m.thread.Decide()
	if len(depend) == 0 {
		m.until(m.team, now, Reason{Site: site, What: "waits for its child tasks"}, func() bool { return now.children.Load() == 0 })
		now.dependences = nil
		return
	}
	x := &Task{kept: true, team: m.team, parent: now, work: Work{Data: data}}
	x.unmet.Store(1)
	now.depend(x, depend)
	m.until(m.team, now, Reason{Site: site, What: "waits for tasks with the same dependences"}, func() bool { return x.unmet.Load() == 1 })
	x.done = true
}

// TaskYield lets other tasks start.
func (m *Member) TaskYield() {
	m.thread.Decide()
	m.runOne(m.team, m.task)
}

// Events of detachable tasks have numbers.
type events struct {
	mu   sync.Mutex
	last uint64
	of   map[uint64]*Task
}

func (w *World) newEvent(x *Task) uint64 {
	w.events.mu.Lock()
	defer w.events.mu.Unlock()
	if w.events.of == nil {
		w.events.of = map[uint64]*Task{}
	}
	w.events.last++
	w.events.of[w.events.last] = x
	return w.events.last
}

// Fulfill lets a detached task complete. The error is about a number that is not an event, or no longer.
func (m *Member) Fulfill(event uint64) error {
	w := m.thread.world
	w.events.mu.Lock()
	x := w.events.of[event]
	delete(w.events.of, event)
	w.events.mu.Unlock()
	if x == nil {
		return fmt.Errorf("%#x is not an event that is to be fulfilled", event)
	}
	x.finish(m)
	return nil
}

// unfulfilled are the sites of the tasks that only wait for their events, the oldest first.
func (e *events) unfulfilled() (sites []int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for number := uint64(1); number <= e.last; number++ {
		if x := e.of[number]; x != nil && x.parts.Load() == 1 {
			sites = append(sites, x.work.Site)
		}
	}
	return sites
}
