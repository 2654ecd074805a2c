package race

// A Strand is a thread of the program, and where it is.
type Strand struct {
	d     *Detector
	node  *Node
	outer []frame // what it goes on with
	locks lockSet
	loops map[loopKey]*turn
	turn  *turn // of the loop that it executed last; nil: look it up
	phase int   // of the innermost team, how many barriers it has passed
	below below
	heard []heard // under the locks that it has
	wrote bool    // under them

	// Own reports whether memory belongs to the thread that executes the strand, with a rank in a team: to its stack, say. Nil: none
	// does.
	Own func(addr uint64, t *Team, rank int) bool
}

// below is the number of the child of a node that another one is, or is below; 0: of none.
type below struct {
	node, of *Node
	seq      int32
}

// A heard is a value that a strand has read under a lock, and another one has written under the same lock.
type heard struct {
	addr uint64
	from position
}

// A frame is what a strand was before something inside.
type frame struct {
	node  *Node
	locks lockSet
	loops map[loopKey]*turn
	phase int
}

func (s *Strand) enter(n *Node) {
	s.outer = append(s.outer, frame{s.node, s.locks, s.loops, s.phase})
	s.node, s.heard = n, nil
}

// leave goes back to what was outside of a node of the strand, and of what is inside of that and was left by a jump.
func (s *Strand) leave(to int) {
	f := s.outer[to]
	s.outer = s.outer[:to]
	if s.node.team != f.node.team {
		s.turn = nil
	}
	s.node, s.locks, s.loops, s.phase, s.heard = f.node, f.locks, f.loops, f.phase, nil
}

// A Team is strands that begin together and end before the one that forked them goes on.
type Team struct {
	node     *Node
	phases   []*Node
	threads  map[[2]int]*Node // by phase and rank
	loops    map[loopOf]*loop
	identity bool
	apart    bool
	single   bool

	// Word is what the program calls a member of the team; "": a thread. About is for who reports: what makes the team.
	Word  string
	About any
}

// Single tells that the team has one thread in each execution: what threads share, it does in order.
func (t *Team) Single() { t.single = true }

// Apart tells that the members of the team are contention groups: critical sections and locks do not exclude those of other members.
func (t *Team) Apart() { t.apart = true }

// member is which of the members of a team a node is part of.
func (t *Team) member(n *Node) (rank int64, ok bool) {
	for ; n.parent != nil; n = n.parent {
		if n.parent.parent == t.node && n.host != nil {
			return n.host.number, true
		}
	}
	return 0, false
}

// Fork begins a team. The strand is outside of it until it is Thread 0.
func (s *Strand) Fork() *Team {
	if s.Undisturbed() {
		s.d.epoch++ // what was forked before has ended
	}
	n := s.node.child(false, true)
	t := &Team{node: n, threads: map[[2]int]*Node{}, loops: map[loopOf]*loop{}}
	n.team = t
	return t
}

// Undisturbed reports whether nothing goes on beside the strand: what it forks begins when all else has ended.
func (s *Strand) Undisturbed() bool {
	return s.node.parent == nil && s.d.Quiet() && len(s.node.tasks) == 0
}

// thread is the node of a member between two barriers.
func (t *Team) thread(phase, rank int) *Node {
	for len(t.phases) <= phase {
		t.phases = append(t.phases, t.node.child(false, true))
	}
	n := t.threads[[2]int{phase, rank}]
	if n == nil {
		n = t.phases[phase].child(true, false)
		n.host = n
		t.threads[[2]int{phase, rank}] = n
	}
	n.number = int64(rank)
	return n
}

// Identify tells that the program asks which thread of the team it is.
func (t *Team) Identify() { t.identity = true }

// Begin makes the strand a member of a team.
func (s *Strand) Begin(t *Team, rank int) {
	s.enter(t.thread(0, rank))
	s.node.own = s.Own
	s.phase, s.loops, s.turn, s.locks = 0, nil, nil, 0
}

// Barrier waits for the other members of the team.
func (s *Strand) Barrier() {
	t := s.node.team
	if t == nil {
		return
	}
	for s.node != s.node.host && len(s.outer) > 0 && s.outer[len(s.outer)-1].node.team == t { // was jumped out of
		s.leave(len(s.outer) - 1)
	}
	if s.node != s.node.host {
		return // of a task
	}
	rank := int(s.node.number)
	s.phase++
	s.node = t.thread(s.phase, rank)
	s.node.own = s.Own
	s.loops, s.turn = nil, nil
}

// Depth is for Unwind.
func (s *Strand) Depth() int { return len(s.outer) }

// Unwind leaves what the strand has begun since it had a depth.
func (s *Strand) Unwind(depth int) {
	if len(s.outer) > depth {
		s.leave(depth)
	}
}

// Alone begins code that one thread of the team executes, whichever comes first, or one of several pieces of code that threads
// share; End follows.
func (s *Strand) Alone() { s.enter(s.shared()) }

// shared is a node for what any thread of the team may execute.
func (s *Strand) shared() *Node {
	host := s.node.host
	if host == nil || host.parent == nil || host.team != nil && host.team.single { // a task, or outside of all teams
		return s.node.child(false, false)
	}
	n := host.parent.child(true, false)
	n.host, n.team = host, host.team
	return n
}

type loopKey struct {
	node *Node
	site int
}

// A turn is how far a thread is with a loop that it executes perhaps several times.
type turn struct {
	key   loopKey
	last  int64
	index int
	phase *Node // the part of the team's work of which loop is
	loop  *loop // nil: not known
}

type loopOf struct {
	phase       *Node
	site, index int
}

// Iterate begins an iteration of a loop that the threads of the team share. The iterations that a thread gets of one execution of the
// loop have increasing numbers.
func (s *Strand) Iterate(site int, number int64, static Static) {
	key := loopKey{s.node, site}
	at := s.turn
	if at == nil || at.key != key {
		at = s.loops[key]
	}
	switch {
	case at == nil:
		at = &turn{key: key}
		if s.loops == nil {
			s.loops = map[loopKey]*turn{}
		}
		s.loops[key] = at
	case number <= at.last:
		at.index++
		at.loop = nil
	}
	at.last, s.turn = number, at
	n := s.shared()
	switch t := n.team; {
	case t == nil:
	case at.loop != nil && at.phase == n.parent:
		n.of = at.loop
	default:
		of := loopOf{n.parent, site, at.index}
		if n.of = t.loops[of]; n.of == nil {
			n.of = &loop{site: site, static: static}
			t.loops[of] = n.of
		}
		at.phase, at.loop = n.parent, n.of
	}
	n.number = number
	s.enter(n)
}

// Lane begins an iteration of a loop that one thread executes as if the iterations were beside each other. They have increasing
// numbers. With thread each of them is a thread;
// where there are at most so many lanes, iterations that are further apart are in order; 0: nobody says so.
func (s *Strand) Lane(site int, number int64, thread bool, most int64) {
	n := s.node
	l := n.lanes
	if l == nil || l.site != site || number <= l.last {
		l = &lanes{site: site, most: most, threads: thread, node: n.child(false, thread)}
		l.node.lanes = l
		n.lanes = l
	}
	l.last = number
	x := l.iteration()
	x.joined = forever
	if x.host == nil {
		x.host = n
	}
	x.number = number
	if thread {
		x.host, x.own = x, s.Own
	}
	s.enter(x)
}

// Reached tells that the iteration that was begun last stands for all up to another number.
func (s *Strand) Reached(number int64) {
	if l := s.node.parent.lanes; l != nil && l.node == s.node.parent {
		l.last = max(l.last, number)
	} else if s.node.of != nil && s.turn != nil {
		s.turn.last = max(s.turn.last, number)
	}
}

// Same begins an iteration that nothing runs beside; Leave ends it.
func (s *Strand) Same() { s.enter(s.node) }

// Inside reports whether the strand is in a construct, where something may run beside it.
func (s *Strand) Inside() bool { return s.node.parent != nil }

// InTask reports whether the strand is in a task that any thread of its team may execute.
func (s *Strand) InTask() bool { return s.node.parent != nil && s.node.host == nil }

// Team is the innermost team of the strand, or nil.
func (s *Strand) Team() *Team { return s.node.team }

// Member is the innermost team of the strand, and which thread of it executes the strand.
func (s *Strand) Member() (t *Team, rank int) {
	if h := s.node.host; h != nil {
		return h.team, int(h.number)
	}
	return nil, 0
}

// Place is the same for a strand that is in no code that threads share.
func (s *Strand) Place() (t *Team, rank int, ok bool) {
	t, rank = s.Member()
	return t, rank, t != nil && s.node.host == s.node
}

// Leave ends an iteration, or what Alone began.
func (s *Strand) Leave() {
	if n := len(s.outer); n > 0 {
		s.leave(n - 1)
	}
}

// Ordered begins the part of an iteration that iterations execute in their order.
func (s *Strand) Ordered() {
	if n := s.iteration(); n != nil {
		n.next++
		n.more().began = n.next
	}
}

// OrderedEnd is the end of that part, or tells that the iteration has none.
func (s *Strand) OrderedEnd() {
	if n := s.iteration(); n != nil && n.ended == 0 {
		n.next++
		if n.more().ended = n.next; n.began == 0 {
			n.more().began = n.next
		}
	}
}

func (s *Strand) iteration() *Node {
	for n := s.node; n != nil; n = n.parent {
		if n.of != nil {
			return n
		}
	}
	return nil
}

// Post tells that iterations that wait for this one, which has a name in its loop, may go on.
func (s *Strand) Post(name string) {
	n := s.iteration()
	if n == nil {
		return
	}
	if n.of.posts == nil {
		n.of.posts = map[string]position{}
	}
	n.of.posts[name] = s.node.here()
}

// Await waits for an iteration to post.
func (s *Strand) Await(name string) {
	if n := s.iteration(); n != nil {
		if p, ok := n.of.posts[name]; ok {
			s.d.link(s.node, p)
		}
	}
}

// A groupLock is a lock that excludes only in one contention group.
type groupLock struct {
	name   any
	league *Team
	rank   int64
}

// InGroup is the name for Lock and Unlock of what excludes only the threads of the contention group that the strand is in.
func (s *Strand) InGroup(name any) any {
	for n := s.node; n != nil; n = n.parent {
		if t := n.team; t != nil && t.apart {
			rank, _ := t.member(s.node)
			return groupLock{name, t, rank}
		}
	}
	return name
}

// Lock takes and Unlock releases a lock.
func (s *Strand) Lock(name any) { s.locks = s.d.sets.change(s.locks, name, false) }

// Unlock releases what Lock took. A strand that has only read what another one has written under the lock, a flag, is after that: what it does
// next depends on the value.
func (s *Strand) Unlock(name any) {
	s.locks = s.d.sets.change(s.locks, name, true)
	if s.wrote {
		s.wrote = false
		s.node.next++
	}
	for _, x := range s.heard {
		s.d.link(s.node, x.from)
	}
	s.heard = s.heard[:0]
}

// Release lets those that acquire the same memory later go on from here.
func (s *Strand) Release(addr uint64) { s.d.released[addr] = s.node.here() }

// Acquire goes on from what was released.
func (s *Strand) Acquire(addr uint64) {
	if p, ok := s.d.released[addr]; ok && p.node != s.node {
		s.d.link(s.node, p)
	}
}

// A Task is code that some thread of a team executes later.
type Task struct {
	d       *Detector
	node    *Node
	exclude []any
}

// Task makes a task. One that is not deferred ends before the strand goes on. A target task may go on beside the strand though there is
// no team.
func (s *Strand) Task(deferred, target bool) *Task {
	n := s.node.child(deferred, false)
	n.host = nil
	if deferred = deferred && (n.team != nil || target); !deferred {
		n.beside = false // nothing else runs
	} else {
		if target {
			n.more().target = true
			s.d.targets++
		}
		s.node.more().tasks = append(s.node.tasks, n)
	}
	return &Task{d: s.d, node: n}
}

// After makes a task wait for another one.
func (t *Task) After(x *Task) {
	t.d.link(t.node, position{x.node, whole})
	if !t.node.beside { // what comes next is after both
		t.d.link(t.node.parent, position{x.node, whole})
	}
}

// Exclude keeps the task from being executed at the same time as others with the same name.
func (t *Task) Exclude(name any) { t.exclude = append(t.exclude, name) }

// Complete tells that the task, or what waits for it, needs what a strand has done so far.
func (t *Task) Complete(s *Strand) {
	p := s.node.here()
	t.d.link(t.node, p)
	t.node.more().late = append(t.node.late, p)
}

// Run begins to execute a task; Leave ends it.
func (s *Strand) Run(t *Task) {
	s.enter(t.node)
	s.locks, s.loops, s.turn = 0, nil, nil
	for _, x := range t.exclude {
		s.Lock(x)
	}
}

// Wait waits for the tasks that the one at work has made, not for those that these have made.
func (s *Strand) Wait() {
	for n := s.node; n != nil; n = n.parent {
		n.next++
		for _, t := range n.tasks {
			t.joined = n.next
			for _, p := range t.late {
				s.d.link(n, p)
			}
		}
		if n.tasks != nil {
			n.more().tasks = nil
		}
		if n.beside || !n.closed {
			return // not a group
		}
	}
}

// WaitFor waits for some tasks, and what they have waited for.
func (s *Strand) WaitFor(list ...*Task) {
	for _, t := range list {
		s.d.link(s.node, position{t.node, whole})
	}
}

// Group begins a group: Leave waits for the tasks made in it and all those that these make.
func (s *Strand) Group() { s.enter(s.node.child(false, true)) }
